import { persistedList } from '../../../persisted.ts';

/** A saved state of a list's URL: filters, order and columns. */
export type SavedView = { name: string; search: string };

/** The views of a list stored in this browser; without storage they last as long as the page. */
export const savedViews = (list: string) =>
  persistedList(`admin-views-${list}`, readView, { orPage: true });

function readView(value: unknown): SavedView | null {
  const { name, search } = Object(value) as Partial<SavedView>;
  return typeof name === 'string' && typeof search === 'string' ? { name, search } : null;
}

/** The same URL at its first page: the cursor of another page may refer to a deleted row. */
export function firstPage(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('cursor');
  params.delete('before');
  return params.size > 0 ? `?${params}` : '';
}
