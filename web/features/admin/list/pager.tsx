import { ArrowLeft, ArrowRight } from 'lucide-react';
import { list as t } from '#messages/admin/list.ts';
import { Button } from '../../../ui/button.tsx';
import { countOf, formatIndianNumber } from '../layout/count-of.ts';
import type { useFilters } from './use-filters.ts';

type Props = {
  /** The list's name, for the landmark. */
  label: string;
  pageSize: number;
  /**
   * Without `total`, counting would be too expensive; without `totalExact`, the server stopped
   * counting.
   */
  of: { total?: number; totalExact?: boolean; nextCursor?: string | null };
  state: Pick<ReturnType<typeof useFilters>, 'page' | 'back' | 'next'>;
};

/** The position in a paginated list, and links to the previous and next page. */
export function Pager({ label, pageSize, of, state: { page, back, next } }: Props) {
  const { total, totalExact = true, nextCursor } = of;
  if (page === 1 && !nextCursor) return null;
  const first = (page - 1) * pageSize + 1;
  const lastOfPage = first + pageSize - 1;
  const last = totalExact && total !== undefined ? Math.min(lastOfPage, total) : lastOfPage;
  return (
    <nav aria-label={label} className="mt-5 flex flex-wrap items-center justify-between gap-3">
      <p aria-live="polite" className="figures text-small text-text-2">
        {total === undefined
          ? t.page(formatIndianNumber(page))
          : t.toOf(
              formatIndianNumber(first),
              formatIndianNumber(last),
              countOf({ total, totalExact }),
            )}
      </p>
      <div className="flex gap-3">
        <Button kind="second" size="s" disabled={page === 1} onClick={back}>
          <ArrowLeft aria-hidden size={16} strokeWidth={1.6} />
          {t.previous}
        </Button>
        <Button
          kind="second"
          size="s"
          disabled={!nextCursor}
          onClick={() => nextCursor && next(nextCursor)}
        >
          {t.next}
          <ArrowRight aria-hidden size={16} strokeWidth={1.6} />
        </Button>
      </div>
    </nav>
  );
}
