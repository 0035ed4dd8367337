import { ArrowLeft, Lock } from 'lucide-react';
import { Link } from 'react-router';
import { shell } from '#messages/platform/shell.ts';
import { Brand } from './brand.tsx';

export type BackLink = { to: string; label: string };

/**
 * The header of a single task: logo and one back link; without one a note that the page is secure.
 */
export function SlimHeader({
  back,
  className = '',
}: {
  back: BackLink | null;
  className?: string;
}) {
  return (
    <header className={`border-b border-marble-200 bg-marble-0 ${className}`}>
      <div className="page flex h-15 items-center justify-between md:h-19">
        <Brand />
        {back ? (
          <Link
            to={back.to}
            className="flex min-h-11 items-center gap-2.5 text-small font-semibold text-mayur-700 hover:text-mayur-600 md:text-body"
          >
            <ArrowLeft aria-hidden size={20} strokeWidth={1.6} />
            {back.label}
          </Link>
        ) : (
          <p className="flex items-center gap-2.5 text-small text-ink-700">
            <Lock aria-hidden size={16} strokeWidth={1.6} />
            {shell.secure}
          </p>
        )}
      </div>
    </header>
  );
}
