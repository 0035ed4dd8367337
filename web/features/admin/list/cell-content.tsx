import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { RowButton, rowButtonClass } from '../layout/row-button.tsx';
import type { RecordColumn } from './columns.ts';

type Props<Row> = { column: RecordColumn<Row>; row: Row };

/** The content of a cell as its column describes it: the value by default, a dash without one. */
export function CellContent<Row>({ column, row }: Props<Row>): ReactNode {
  const { cell, value, to, chip, strong, note, lead } = column;
  const text = cell ? cell(row) : (value?.(row) ?? '–');
  const main = to ? (
    <Link to={to(row)} className={`text-link ${strong ? 'font-semibold' : ''}`}>
      {text}
    </Link>
  ) : chip ? (
    <ValueChip look={chip(row)}>{text}</ValueChip>
  ) : strong ? (
    <span className="font-semibold">{text}</span>
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

type Look = ReturnType<NonNullable<RecordColumn<never>['chip']>>;

function ValueChip({ look, children }: { look: Look; children: ReactNode }) {
  return <Chip {...(typeof look === 'string' ? { tone: look } : look)}>{children}</Chip>;
}

export type RowAction = {
  text: string;
  /** Its accessible name, with that of the row. */
  label: string;
  danger?: boolean;
  /** Enter on the row does it. */
  open?: boolean;
} & ({ to: string } | { onPress: () => void });

/** Buttons with a border, those that may wrap, or those that stay on one line. */
type ActionLook = 'boxed' | 'text' | 'line';

const looks: Record<ActionLook, string> = {
  boxed: 'flex-wrap justify-end gap-2',
  text: 'flex-wrap justify-end',
  line: 'gap-1',
};

type ActionsProps = {
  /** Those that are not possible are false. */
  actions: readonly (RowAction | false)[];
  look?: ActionLook | undefined;
  /** Further controls, before these. */
  children?: ReactNode;
};

/** What can be done with a row. */
export function RowActions({ actions, look = 'text', children }: ActionsProps) {
  return (
    <span className={`inline-flex ${looks[look]}`}>
      {children}
      {actions.map(
        (one) => one && <RowControl key={one.label} action={one} boxed={look === 'boxed'} />,
      )}
    </span>
  );
}

function RowControl({ action, boxed }: { action: RowAction; boxed: boolean }) {
  const { text, label, danger = false, open } = action;
  if ('to' in action)
    return (
      <Link
        to={action.to}
        aria-label={label}
        {...(open
          ? { 'data-open': true, className: `${rowButtonClass} text-accent` }
          : { className: 'target text-link' })}
      >
        {text}
      </Link>
    );
  if (boxed)
    return (
      <Button kind="second" size="s" aria-label={label} onClick={action.onPress}>
        {text}
      </Button>
    );
  return (
    <RowButton
      label={label}
      danger={danger}
      onPress={action.onPress}
      {...(open && { 'data-open': true })}
    >
      {text}
    </RowButton>
  );
}

/** The column of a row's links and buttons. */
export function actionColumn<Row>(
  head: string,
  actionsOf: (row: Row) => ActionsProps['actions'],
  look?: ActionLook,
): RecordColumn<Row> {
  const cell = (row: Row) => <RowActions actions={actionsOf(row)} look={look} />;
  return { key: 'actions', head, actions: true, cell };
}
