import { ArrowLeft, ArrowRight } from 'lucide-react';
import { ui } from '#messages/platform/ui.ts';
import { LinkButton } from './button.tsx';

type Props = {
  /** The list's name, for the landmark. */
  label: string;
  /** Address of the first page, when this is not it. */
  first?: string | undefined;
  /** Address of the next page, when there is one. */
  next?: string | undefined;
};

/** Steps through a list that is read forwards, page by page. */
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
