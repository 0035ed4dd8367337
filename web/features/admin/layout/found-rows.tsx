import type { UseQueryResult } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';

type FoundRow = { key: string; text: string; label: string; disabled?: boolean };
type Props<Row> = {
  of: UseQueryResult<readonly Row[]>;
  icon: LucideIcon;
  /** Renders a row as a button with an accessible name. */
  rowOf: (row: Row) => FoundRow;
  labels: { searching: string; none: string };
  onSelect: (row: Row) => void;
};

/** The results of a search, each row a button that selects it. */
export function FoundRows<Row>({ of, icon: Icon, rowOf, labels, onSelect }: Props<Row>) {
  const note = of.isPending
    ? labels.searching
    : (of.error?.message ?? (of.data?.length === 0 ? labels.none : null));
  if (note) return <p className="mt-2 text-small text-text-2">{note}</p>;
  return (
    <ul className="mt-2 grid">
      {of.data?.map((row) => {
        const { key, text, label, disabled } = rowOf(row);
        return (
          <li key={key} className="border-t border-line">
            <button
              type="button"
              aria-label={label}
              disabled={disabled}
              onClick={() => onSelect(row)}
              className="flex min-h-11 w-full items-center gap-2 text-left wrap-anywhere text-accent hover:underline"
            >
              <Icon aria-hidden size={18} strokeWidth={1.6} />
              {text}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
