import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { useShowDialog } from '../layout/dialog-host.tsx';

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
export type ActionLook = 'boxed' | 'text' | 'line' | 'links';

const looks: Record<ActionLook, string> = {
  boxed: 'inline-flex flex-wrap justify-end gap-2',
  text: 'inline-flex flex-wrap justify-end',
  line: 'inline-flex gap-1',
  links: 'flex flex-wrap gap-x-4',
};

export type ActionsProps = {
  /** Those that are not possible are false. */
  actions: readonly (RowAction | false)[];
  look?: ActionLook | undefined;
  /** Further controls, before these. */
  children?: ReactNode;
};

/** What can be done with a row. */
export function RowActions({ actions, look = 'text', children }: ActionsProps) {
  return (
    <span className={looks[look]}>
      {children}
      {actions.map((one) => one && <RowControl key={one.label} action={one} in={look} />)}
    </span>
  );
}

function RowControl({ action, in: look }: { action: RowAction; in: ActionLook }) {
  const show = useShowDialog();
  const { text, label, danger = false, open } = action;
  const plain = `target inline-flex items-center px-2 font-semibold hover:underline hover:underline-offset-4 ${danger ? 'text-sindoor-700' : 'text-accent'}`;
  const link = 'target text-link';
  const control = { 'aria-label': label, ...(open && { 'data-open': true }), children: text };
  if ('to' in action) return <Link {...control} to={action.to} className={open ? plain : link} />;
  const onClick = 'dialog' in action ? () => show(action.dialog) : action.onPress;
  if (look === 'boxed') return <Button {...control} kind="second" size="s" onClick={onClick} />;
  const className = look === 'links' ? link : plain;
  return <button {...control} type="button" onClick={onClick} className={className} />;
}
