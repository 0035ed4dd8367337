import { persisted } from '../../../persisted.ts';

/** A list as an address had it: its filters, order and columns. */
export type SavedView = { name: string; search: string };

const stored = (list: string) =>
  persisted(`admin-views-${list}`, (views) => (Array.isArray(views) ? views.filter(isView) : null));

/** The views of a list that this browser stores; none where it stores nothing readable. */
export const readViews = (list: string): SavedView[] => stored(list).read() ?? [];

function isView(value: unknown): value is SavedView {
  const { name, search } = Object(value) as Partial<SavedView>;
  return typeof name === 'string' && typeof search === 'string';
}

/** Where the browser rejects storage, the views last as long as the page. */
export function storeViews(list: string, views: SavedView[]): void {
  stored(list).write(views);
}

/** The same address at its first page: the cursor of another one may name a row that is gone. */
export function firstPage(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('cursor');
  params.delete('before');
  return params.size > 0 ? `?${params}` : '';
}
