import type { ReactNode } from 'react';

type Column<Row> = {
  key: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers and amounts are right-aligned. */
  align?: 'right';
};

type Props<Row> = {
  /** The table's accessible name. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Whether a row is highlighted, such as the current one. */
  isLit?: (row: Row) => boolean;
  /** The first cell of each row is its header. */
  rowHeads?: boolean;
};

const right = 'text-right figures';

/** A data table. On a narrow screen it scrolls in its own labelled region, not the page. */
export function Table<Row>({ caption, columns, rows, rowKey, isLit, rowHeads }: Props<Row>) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
      tabIndex={0}
      className="facet-card overflow-x-auto border border-line bg-surface"
    >
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-marble-100 text-small text-ink-600">
          <tr>
            {columns.map(({ key, head, align }) => (
              <th
                key={key}
                scope="col"
                className={`h-12 px-3 font-semibold sm:px-5 whitespace-nowrap ${align ? right : ''}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              aria-current={isLit?.(row) || undefined}
              className="h-14 border-t border-line hover:bg-mayur-50 aria-[current]:bg-kesar-100"
            >
              {columns.map(({ key, cell, align }, place) => {
                const look = `px-3 py-2 sm:px-5 ${align ? right : ''}`;
                return rowHeads && place === 0 ? (
                  <th key={key} scope="row" className={`text-left font-normal ${look}`}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} className={look}>
                    {cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
