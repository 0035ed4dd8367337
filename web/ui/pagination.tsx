import { ArrowLeft, ArrowRight } from 'lucide-react';
import { ui } from '#messages/platform/ui.ts';
import { LinkButton } from './button.tsx';

type Props = {
  /** The list's name, for the accessible name of the navigation. */
  label: string;
  /** URL of the first page, unless this is the first page. */
  first?: string | undefined;
  /** URL of the next page, if there is one. */
  next?: string | undefined;
};

/** Cursor pagination: links to the first and the next page. */
export function Pagination({ label, first, next }: Props) {
  if (!first && !next) return null;
  return (
    <nav aria-label={label} className="mt-12 flex flex-wrap items-center justify-center gap-3">
      {first && (
        <LinkButton to={first} kind="text">
          <ArrowLeft aria-hidden size={20} strokeWidth={1.6} />
          {ui.toStart}
        </LinkButton>
      )}
      {next && (
        <LinkButton to={next} kind="second">
          {ui.showExtra}
          <ArrowRight aria-hidden size={20} strokeWidth={1.6} />
        </LinkButton>
      )}
    </nav>
  );
}
