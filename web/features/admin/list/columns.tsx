import { formatRupeesExact } from '@jyotiratna/contract';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import type { ChipTone } from '../../../ui/chip.tsx';
import { useShowDialog } from '../layout/dialogs.tsx';

export type RecordColumn<Row> = {
  key: string;
  head: string;
  /** Omitted where the value is displayed unchanged. */
  cell?: (row: Row) => ReactNode;
  /** The address to which the cell's text links. */
  to?: (row: Row) => string;
  /** Displays the value as a chip. */
  chip?: (row: Row) => ChipTone | { tone: ChipTone; icon: LucideIcon };
  /** Of its text, such as 'break-all' or 'font-semibold'. */
  className?: string;
  /** Small text on a line of its own below. */
  note?: (row: Row) => ReactNode;
  /** The exported value, also the sort key of a list that is whole in the browser. */
  value?: (row: Row) => string | number | null;
  /**
   * Of a list that the server sorts: how its address names this column's order, upwards and
   * downwards.
   */
  sort?: readonly [up: string, down: string];
  /** Numbers and amounts are right-aligned. */
  align?: 'right';
  /**
   * The card's header on a small screen, without its label: a small image, then the title next to
   * it.
   */
  lead?: 'picture' | 'title';
  /** Hidden between 1024 and 1280 px, where another column has the same content. */
  spare?: boolean;
  /** Visible once it is selected. */
  extra?: boolean;
  /** Buttons and links: in a card they are in its footer, without a label. */
  actions?: boolean;
};

/** The column of a row's links and buttons. */
export function actionColumn<Row>(
  head: string,
  actionsOf: (row: Row) => ActionsProps['actions'],
  kind?: ActionKind,
): RecordColumn<Row> {
  const cell = (row: Row) => <RowActions actions={actionsOf(row)} kind={kind} />;
  return { key: 'actions', head, actions: true, cell };
}

/** An amount in rupees; a dash for null. */
export function rupeesColumn<Row>(
  key: string,
  head: string,
  value: (row: Row) => number | null,
  more: Partial<RecordColumn<Row>> = {},
): RecordColumn<Row> & { cell: (row: Row) => ReactNode } {
  const cell = (row: Row) => {
    const amount = value(row);
    return amount === null ? '–' : formatRupeesExact(amount);
  };
  return { key, head, align: 'right', value, ...more, cell };
}

/**
 * The columns that an address selects by their keys, with commas between; those of the list itself
 * without one.
 */
export function selectColumns<Row>(
  columns: readonly RecordColumn<Row>[],
  keys: string,
): readonly RecordColumn<Row>[] {
  const expected = keys.split(',');
  const found = columns.filter(({ key, actions }) => actions || expected.includes(key));
  return found.some(({ actions }) => !actions) ? found : columns.filter(({ extra }) => !extra);
}

/**
 * Under which names an address sorts by a column; null where the list cannot. `whole`: all rows are
 * in the browser.
 */
export function sortNames<Row>(
  { key, sort, value }: RecordColumn<Row>,
  full: boolean,
): readonly [string, string] | null {
  return sort ?? (full && value ? [key, `-${key}`] : null);
}

/** Rows in the order that the address names; as they came where it names none. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly RecordColumn<Row>[],
  sort: string,
): readonly Row[] {
  const value = columns.find(({ key }) => key === sort.replace(/^-/, ''))?.value;
  if (!value) return rows;
  const sign = sort.startsWith('-') ? -1 : 1;
  return rows.toSorted((one, other) => sign * compare(value(one), value(other)));
}

function compare(one: string | number | null, other: string | number | null): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one ?? '').localeCompare(String(other ?? ''), undefined, { numeric: true });
}

/** The rows that hold every word of a search in one of their values. */
export function searchRows<Row>(
  rows: readonly Row[],
  columns: readonly RecordColumn<Row>[],
  search: string,
): readonly Row[] {
  const terms = search.toLowerCase().split(/\s+/);
  return rows.filter((row) => {
    const text = columns
      .map(({ value }) => value?.(row) ?? '')
      .join(' ')
      .toLowerCase();
    return terms.every((term) => text.includes(term));
  });
}

/** Cells that a spreadsheet would evaluate as a formula; they get an apostrophe before them. */
const calculated = /^[=+\-@\t\r]/;

/** Rows as CSV by their columns' values, for a spreadsheet: UTF-8 with its mark, RFC 4180. */
export function toCsv<Row>(rows: readonly Row[], columns: readonly RecordColumn<Row>[]): string {
  const exported = columns.filter(({ value }) => value);
  const cells = rows.map((row) => exported.map(({ value }) => value?.(row) ?? ''));
  const quote = (cell: string | number) => {
    const text = typeof cell === 'string' && calculated.test(cell) ? `'${cell}` : String(cell);
    return `"${text.replaceAll('"', '""')}"`;
  };
  return `\ufeff${[exported.map(({ head }) => head), ...cells].map((line) => line.map(quote).join(',')).join('\r\n')}\r\n`;
}

export type RowAction = {
  text: string;
  /** Its accessible name, with that of the row. */
  label: string;
  danger?: boolean;
  /** Enter on the row does it. */
  open?: boolean;
} & (
  | { to: string }
  | { onPress: () => void }
  /** It opens a dialog about the row as it is now. */
  | { dialog: (onClose: () => void) => ReactNode }
);

/** Buttons with a border, those that may wrap, those that stay on one line, or links. */
type ActionKind = 'boxed' | 'text' | 'line' | 'links';

const actionClasses: Record<ActionKind, string> = {
  boxed: 'inline-flex flex-wrap justify-end gap-2',
  text: 'inline-flex flex-wrap justify-end',
  line: 'inline-flex gap-1',
  links: 'flex flex-wrap gap-x-4',
};

type ActionsProps = {
  /** Those that are not possible are false. */
  actions: readonly (RowAction | false)[];
  kind?: ActionKind | undefined;
  /** Further controls, before these. */
  children?: ReactNode;
};

/** Actions on a row. */
export function RowActions({ actions, kind = 'text', children }: ActionsProps) {
  return (
    <span className={actionClasses[kind]}>
      {children}
      {actions.map((one) => one && <RowControl key={one.label} action={one} kind={kind} />)}
    </span>
  );
}

function RowControl({ action, kind }: { action: RowAction; kind: ActionKind }) {
  const show = useShowDialog();
  const { text, label, danger = false, open } = action;
  const plain = `target inline-flex items-center px-2 font-semibold hover:underline hover:underline-offset-4 ${danger ? 'text-sindoor-700' : 'text-accent'}`;
  const link = 'target text-link';
  const control = { 'aria-label': label, ...(open && { 'data-open': true }), children: text };
  if ('to' in action) return <Link {...control} to={action.to} className={open ? plain : link} />;
  const onClick = 'dialog' in action ? () => show(action.dialog) : action.onPress;
  if (kind === 'boxed') return <Button {...control} kind="second" size="s" onClick={onClick} />;
  const className = kind === 'links' ? link : plain;
  return <button {...control} type="button" onClick={onClick} className={className} />;
}
