import { formatRupees } from '@jyotiratna/contract';
import { presence } from '#messages/consultations/presence.ts';
import { freeMinutesWith } from '../consultations/free-minutes.ts';
import { useSummary } from '../consultations/summary-query.ts';

type Props = {
  healer: { id: string; chatPrice: number; freeMinutes: number };
  /** The text displayed while the free minutes are available. */
  children: string;
  className?: string;
};

/** The free minutes with a healer, displayed only to users who can still have them. */
export function FreeOffer({ healer, children, className }: Props) {
  const { id, chatPrice, freeMinutes } = healer;
  const offer = freeMinutesWith(useSummary(), id, chatPrice);
  if (offer === 'used') return null;
  return (
    <span className={className}>
      {offer === 'free' ? children : presence.freeWithBalance(freeMinutes, formatRupees(chatPrice))}
    </span>
  );
}
