import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';

type Target = { to: string; label: string; name: string };

/** Links to the previous and the next page; `label` is the direction, `name` the target. */
export function Neighbours({
  label,
  previous,
  next,
}: {
  label: string;
  previous: Target;
  next: Target;
}) {
  const linkClass =
    'inline-flex min-h-11 items-center gap-1.5 font-medium text-accent hover:underline hover:underline-offset-4';
  return (
    <nav aria-label={label} className="flex flex-wrap justify-between gap-x-6">
      <Link to={previous.to} rel="prev" className={linkClass}>
        <ChevronLeft aria-hidden size={20} strokeWidth={1.6} />
        <span className="sr-only">{previous.label}: </span>
        {previous.name}
      </Link>
      <Link to={next.to} rel="next" className={linkClass}>
        <span className="sr-only">{next.label}: </span>
        {next.name}
        <ChevronRight aria-hidden size={20} strokeWidth={1.6} />
      </Link>
    </nav>
  );
}
