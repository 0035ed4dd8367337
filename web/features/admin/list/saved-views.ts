import { persistedList } from '../../../persisted.ts';

/** A list as an address had it: its filters, order and columns. */
export type SavedView = { name: string; search: string };

/** The views of a list that this browser stores; where it stores none, they last as the page. */
export const savedViews = (list: string) =>
  persistedList(`admin-views-${list}`, readView, { orPage: true });

function readView(value: unknown): SavedView | null {
  const { name, search } = Object(value) as Partial<SavedView>;
  return typeof name === 'string' && typeof search === 'string' ? { name, search } : null;
}

/** The same address at its first page: the cursor of another one may name a row that is gone. */
export function firstPage(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('cursor');
  params.delete('before');
  return params.size > 0 ? `?${params}` : '';
}
