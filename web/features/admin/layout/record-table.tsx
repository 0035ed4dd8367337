import type { ReactNode } from 'react';

export type RecordColumn<Row> = {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and amounts are right-aligned. */
  align?: 'right';
  /**
   * The card's header on a small screen, without its label: a small image, then the title next to
   * it.
   */
  lead?: 'picture' | 'title';
  /** Hidden between 1024 and 1280 px, where another column has the same content. */
  spare?: boolean;
  /** Buttons and links: in a card they are in its footer, without a label. */
  actions?: boolean;
};

type Props<Row> = {
  /** The table's accessible name. */
  caption: string;
  columns: readonly RecordColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** While newer rows are on their way. */
  busy?: boolean;
};

/** Records as a table; under 1024 px each row is a card with its labels. */
export function RecordTable<Row>({ caption, columns, rows, rowKey, busy = false }: Props<Row>) {
  return (
    <div
      aria-busy={busy}
      className={`desktop:facet-card desktop:overflow-clip desktop:border desktop:border-line desktop:bg-surface ${busy ? 'opacity-60' : ''}`}
    >
      <table className="block w-full border-collapse text-left max-desktop:wrap-anywhere desktop:table">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only bg-marble-100 text-small text-ink-600 desktop:not-sr-only desktop:table-header-group">
          <tr>
            {columns.map(({ key, head, align, actions, spare }) => (
              <th
                key={key}
                scope="col"
                className={`h-12 px-2 font-semibold whitespace-nowrap first:pl-5 last:pr-5 xl:px-4 ${align || actions ? 'text-right' : ''} ${spare ? 'desktop:max-xl:hidden' : ''}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="grid grid-cols-1 gap-3 md:grid-cols-2 desktop:table-row-group">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className="facet-card flex flex-wrap content-start items-center gap-x-4 gap-y-2 border border-line bg-surface p-4 desktop:table-row desktop:h-14 desktop:rounded-none desktop:border-x-0 desktop:border-b-0 desktop:hover:bg-mayur-50"
            >
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, row }: { column: RecordColumn<Row>; row: Row }) {
  const { head, cell, align, lead, actions, spare } = column;
  return (
    <td
      className={`flex min-w-0 items-center gap-4 desktop:table-cell desktop:px-2 desktop:py-2 desktop:first:pl-5 desktop:last:pr-5 xl:px-4 ${
        lead
          ? leads[lead]
          : actions
            ? 'mt-auto w-full justify-end desktop:w-auto desktop:text-right'
            : 'w-full justify-between desktop:w-auto'
      } ${align ? 'figures desktop:text-right' : ''} ${spare ? 'desktop:max-xl:hidden' : ''}`}
    >
      {!lead && !actions && (
        <span aria-hidden="true" className="shrink-0 text-small text-text-2 desktop:hidden">
          {head}
        </span>
      )}
      {cell(row)}
    </td>
  );
}

const leads = {
  picture: 'shrink-0',
  title: 'grow basis-1/2 font-semibold wrap-anywhere desktop:font-normal desktop:wrap-normal',
};
