import type { Consultation } from '@jyotiratna/contract';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { session as t } from '#messages/consultations/session.ts';
import { useHealers } from '../../use-healers.ts';
import { HealerPortrait } from '../healers/healer-avatar.tsx';

type Props = {
  consultation: Consultation;
  other: string;
  /** The target of the back link, which is only visible on a small screen. */
  back: string;
  children: ReactNode;
};

/** The other participant, the status of the session, and its actions. */
export function ChatHead({ consultation, other, back, children }: Props) {
  const { data: healers } = useHealers();
  const { side, healerId, status } = consultation;
  const healer = side === 'customer' && healers?.find(({ id }) => id === healerId);
  return (
    <header className="flex items-center justify-between gap-2 px-2 py-2 sm:px-4 md:py-3">
      <div className="flex min-w-0 items-center gap-2 md:gap-3">
        <Link
          to={back}
          aria-label={side === 'customer' ? t.heading : t.settings.back}
          className="target grid shrink-0 place-items-center md:hidden"
        >
          <ArrowLeft aria-hidden size={22} strokeWidth={1.6} />
        </Link>
        {healer && <HealerPortrait healer={healer} size="xs" />}
        <div className="min-w-0">
          <h2 className="line-clamp-2 text-heading-s leading-tight wrap-anywhere">{other}</h2>
          <p role="status" className="text-small text-text-2">
            {t.status[status]}
          </p>
        </div>
      </div>
      <div className="flex shrink-0 items-center gap-1">{children}</div>
    </header>
  );
}
