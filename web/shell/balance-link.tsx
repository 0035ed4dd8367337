import { formatRupeesExact } from '@jyotiratna/contract';
import { Link } from 'react-router';
import { presence } from '#messages/consultations/presence.ts';
import { useSummary } from '../features/consultations/summary-query.ts';

/** A customer's prepaid balance, as a link to the sessions; renders nothing without a balance. */
export default function BalanceLink({ className }: { className: string }) {
  const balance = useSummary()?.balance;
  if (!balance) return null;
  return (
    <Link
      to="/sessions"
      aria-label={`${presence.sessions}, ${formatRupeesExact(balance)}`}
      className={`figures ${className}`}
    >
      {formatRupeesExact(balance)}
    </Link>
  );
}
