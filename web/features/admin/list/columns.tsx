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
  /** Omitted where the value is shown unchanged. */
  cell?: (row: Row) => ReactNode;
  /** The link target of the cell's text. */
  to?: (row: Row) => string;
  /** Displays the value as a chip. */
  chip?: (row: Row) => ChipTone | { tone: ChipTone; icon: LucideIcon };
  /** Class names of the text, such as 'break-all' or 'font-semibold'. */
  className?: string;
  /** Small text below, on a separate line. */
  note?: (row: Row) => ReactNode;
  /** The exported value, also the sort key of a list without pagination. */
  value?: (row: Row) => string | number | null;
  /**
   * For a list sorted by the server: the values of `sort` for this column, ascending and
   * descending.
   */
  sort?: readonly [up: string, down: string];
  /** Numbers and amounts are right-aligned. */
  align?: 'right';
  /**
   * The column's role in the card's header on a small screen, without its label: a small image, or
   * the title next to it.
   */
  lead?: 'picture' | 'title';
  /** Hidden between 1024 and 1280 px, because another column has the same content. */
  spare?: boolean;
  /** Hidden unless the user selects it. */
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
 * The columns selected by a comma-separated list of keys in the URL; the list's default columns
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
 * The values of `sort` for a column; null if the list cannot be sorted by it. `whole`: all rows are
 * in the browser.
 */
export function sortNames<Row>(
  { key, sort, value }: RecordColumn<Row>,
  full: boolean,
): readonly [string, string] | null {
  return sort ?? (full && value ? [key, `-${key}`] : null);
}

/** Rows sorted as the URL requests; unchanged without a valid request. */
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

/** The rows that contain every word of a search in one of their values. */
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

/**
 * Cells that a spreadsheet would evaluate as a formula (CSV injection); an apostrophe is prepended.
 */
const calculated = /^[=+\-@\t\r]/;

/** Rows as CSV by their columns' values, for spreadsheets: UTF-8 with BOM, RFC 4180. */
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
  /** The action's accessible name, which includes that of the row. */
  label: string;
  danger?: boolean;
  /** The action is triggered by Enter on the row. */
  open?: boolean;
} & (
  | { to: string }
  | { onPress: () => void }
  /** Opens a dialog about the current row. */
  | { dialog: (onClose: () => void) => ReactNode }
);

/** Buttons with a border, buttons that may wrap, buttons on one line, or links. */
type ActionKind = 'boxed' | 'text' | 'line' | 'links';

const actionClasses: Record<ActionKind, string> = {
  boxed: 'inline-flex flex-wrap justify-end gap-2',
  text: 'inline-flex flex-wrap justify-end',
  line: 'inline-flex gap-1',
  links: 'flex flex-wrap gap-x-4',
};

type ActionsProps = {
  /** An impossible action is false. */
  actions: readonly (RowAction | false)[];
  kind?: ActionKind | undefined;
  /** Further controls before the actions. */
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
