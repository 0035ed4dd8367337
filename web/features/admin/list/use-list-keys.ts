import { useEffect } from 'react';
import { persistedList } from '../../../persisted.ts';

/** Single-key shortcuts can be switched off, for users of speech input (WCAG 2.1.4). */
export const keysOff = persistedList(
  'admin_keys_off',
  (value) => (value === 'off' ? value : null),
  { orPage: true },
);

/**
 * Keyboard shortcuts of a list: j and k move from row to row, x selects a row, Enter opens it, /
 * focuses the search. Ignored during typing or while a dialog is open, or if they are switched off.
 */
export function useListKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (keysOff.read().length > 0) return;
      if (
        !(target instanceof HTMLElement) ||
        target.closest('input:not([type=checkbox]),select,textarea')
      )
        return;
      if (document.querySelector('[role=dialog],[role=alertdialog]')) return;
      if (act(key, target)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Handles a key. @returns whether it is a shortcut of the list */
function act(key: string, target: HTMLElement): boolean {
  if (key === '/') {
    const search = document.querySelector<HTMLElement>('main input[inputmode=search]');
    search?.focus();
    return search !== null;
  }
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const row = target.closest<HTMLElement>('[data-row]');
  if (key === 'j' || key === 'k') {
    const at = row ? rows.indexOf(row) + (key === 'j' ? 1 : -1) : 0;
    rows[at]?.focus();
    return rows[at] !== undefined;
  }
  if (row === null) return false;
  if (key === 'x') return press(row.querySelector<HTMLElement>('input[type=checkbox]'));
  // On a link or a button Enter has its native effect.
  if (key === 'Enter' && target === row)
    return press(
      row.querySelector<HTMLElement>('[data-open]') ?? row.querySelector<HTMLElement>('a,button'),
    );
  return false;
}

function press(control: HTMLElement | null): boolean {
  control?.click();
  return control !== null;
}
