import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';

type Props = { to: string; label: string; children: string };

/** The action of a row, at its end. */
export function StepLink({ to, label, children }: Props) {
  return (
    <Link
      to={to}
      aria-label={label}
      className="target ml-auto inline-flex items-center gap-3 px-2 text-small font-semibold text-accent hover:underline"
    >
      {children}
      <ChevronRight aria-hidden size={16} strokeWidth={1.6} />
    </Link>
  );
}
