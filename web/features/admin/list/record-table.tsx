import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { list as t } from '#messages/admin/list.ts';
import { Chip } from '../../../ui/chip.tsx';
import type { RecordColumn } from './columns.tsx';

/** The selection of a table's rows. */
export type RowSelection<Row> = {
  keys: ReadonlySet<string>;
  /** The label of a row's checkbox; null for a row without actions. */
  labelOf: (row: Row) => string | null;
  onSelect: (keys: ReadonlySet<string>) => void;
};
export type Sorting<Row> = {
  sort: string;
  namesOf: (column: RecordColumn<Row>) => readonly [up: string, down: string] | null;
  onSort: (sort: string) => void;
};

type Props<Row> = {
  /** The table's accessible name. */
  caption: string;
  columns: readonly RecordColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Newer rows are loading. */
  busy?: boolean;
  selection?: RowSelection<Row> | undefined;
  sorting?: Sorting<Row> | undefined;
};

const box = 'size-6 shrink-0 accent-mayur-700';

/** Records as a table; below 1024 px each row is a card with labels. */
export function RecordTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  busy = false,
  selection,
  sorting,
}: Props<Row>) {
  const selectable = selection ? rows.filter((row) => selection.labelOf(row) !== null) : [];
  const all = selection && selectable.length > 0 && (
    <input
      type="checkbox"
      aria-label={t.chooseAllPage}
      checked={selectable.every((row) => selection.keys.has(rowKey(row)))}
      onChange={({ currentTarget }) =>
        selection.onSelect(new Set(currentTarget.checked ? selectable.map(rowKey) : []))
      }
      className={box}
    />
  );
  return (
    <div
      aria-busy={busy}
      className={`desktop:facet-card desktop:overflow-clip desktop:border desktop:border-line desktop:bg-surface ${busy ? 'opacity-60' : ''}`}
    >
      <table className="block w-full border-collapse text-left max-desktop:wrap-anywhere desktop:table">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-small text-ink-600 max-desktop:block desktop:table-header-group desktop:bg-marble-100">
          <tr className="max-desktop:block">
            {columns.map((column, at) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={directionOf(column, sorting)}
                className={`h-12 px-2 font-semibold whitespace-nowrap first:pl-5 last:pr-5 xl:px-4 ${at === 0 && all ? 'max-desktop:flex max-desktop:items-center max-desktop:pl-4!' : 'max-desktop:sr-only'} ${column.align || column.actions ? 'text-right' : ''} ${column.spare ? 'desktop:max-xl:hidden' : ''}`}
              >
                {at === 0 && all ? (
                  <span className="inline-flex items-center gap-3">
                    {all}
                    <Head column={column} sorting={sorting} />
                  </span>
                ) : (
                  <Head column={column} sorting={sorting} />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="grid grid-cols-1 gap-3 md:grid-cols-2 desktop:table-row-group">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              tabIndex={-1}
              data-row
              className="facet-card flex flex-wrap content-start items-center gap-x-4 gap-y-2 border border-line bg-surface p-4 focus:bg-mayur-50 focus:outline-3 focus:-outline-offset-3 focus:outline-neel-700 desktop:table-row desktop:h-14 desktop:rounded-none desktop:border-x-0 desktop:border-b-0 desktop:hover:bg-mayur-50"
            >
              {columns.map((column, at) => (
                <Cell key={column.key} column={column}>
                  {at === 0 && selection ? (
                    <span className="flex min-w-0 items-start gap-3">
                      <RowBox row={row} rowKey={rowKey(row)} selection={selection} />
                      <CellContent column={column} row={row} />
                    </span>
                  ) : (
                    <CellContent column={column} row={row} />
                  )}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type BoxProps<Row> = { row: Row; rowKey: string; selection: RowSelection<Row> };

function RowBox<Row>({ row, rowKey, selection: { keys, labelOf, onSelect } }: BoxProps<Row>) {
  const label = labelOf(row);
  if (label === null) return <span className="w-6 shrink-0 max-desktop:hidden" />;
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={keys.has(rowKey)}
      onChange={({ currentTarget }) => {
        const others = [...keys].filter((one) => one !== rowKey);
        onSelect(new Set(currentTarget.checked ? [...others, rowKey] : others));
      }}
      className={`mt-0.5 ${box}`}
    />
  );
}

type HeadProps<Row> = { column: RecordColumn<Row>; sorting: Sorting<Row> | undefined };

function directionOf<Row>(column: RecordColumn<Row>, sorting: Sorting<Row> | undefined) {
  const at = sorting?.namesOf(column)?.indexOf(sorting.sort) ?? -1;
  return at < 0 ? undefined : at === 0 ? 'ascending' : 'descending';
}

function Head<Row>({ column, sorting }: HeadProps<Row>) {
  const names = sorting?.namesOf(column);
  if (!names) return column.head;
  const direction = directionOf(column, sorting);
  const Icon = direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      onClick={() => sorting?.onSort(names[direction === 'ascending' ? 1 : 0])}
      className="target inline-flex items-center gap-1 font-semibold hover:underline"
    >
      {column.head}
      {direction && <Icon aria-hidden size={16} strokeWidth={1.6} />}
    </button>
  );
}

function Cell<Row>({ column, children }: { column: RecordColumn<Row>; children: ReactNode }) {
  const { head, align, lead, actions, spare } = column;
  return (
    <td
      className={`flex min-w-0 items-center gap-4 desktop:table-cell desktop:px-2 desktop:py-2 desktop:first:pl-5 desktop:last:pr-5 xl:px-4 ${
        lead
          ? leads.get(lead)
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
      {children}
    </td>
  );
}

const leads = new Map([
  ['picture', 'shrink-0'],
  ['title', 'grow basis-1/2 font-semibold wrap-anywhere desktop:font-normal desktop:wrap-normal'],
]);

type ContentProps<Row> = { column: RecordColumn<Row>; row: Row };

/** The content of a cell by its column: the value by default, a dash without a value. */
function CellContent<Row>({ column, row }: ContentProps<Row>): ReactNode {
  const { cell, value, to, chip, className = '', note, lead } = column;
  const text = cell ? cell(row) : (value?.(row) ?? '–');
  const main = to ? (
    <Link to={to(row)} className={`text-link ${className}`}>
      {text}
    </Link>
  ) : chip ? (
    <ValueChip chip={chip(row)}>{text}</ValueChip>
  ) : className ? (
    <span className={className}>{text}</span>
  ) : (
    text
  );
  if (!note) return main;
  const below = note(row);
  return (
    <span className={`block min-w-0 wrap-anywhere ${lead ? '' : 'text-right desktop:text-left'}`}>
      {main}
      {below && <span className="block text-small font-normal text-text-2">{below}</span>}
    </span>
  );
}

type ChipOf = ReturnType<NonNullable<RecordColumn<never>['chip']>>;

function ValueChip({ chip, children }: { chip: ChipOf; children: ReactNode }) {
  return <Chip {...(typeof chip === 'string' ? { tone: chip } : chip)}>{children}</Chip>;
}
