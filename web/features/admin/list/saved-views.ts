/** A list as an address had it: its filters, order and columns. */
export type View = { name: string; search: string };

const keyOf = (list: string) => `admin-views-${list}`;

/** The views of a list that this browser stores; none where it stores nothing readable. */
export function readViews(list: string): View[] {
  try {
    const views: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? '[]');
    return Array.isArray(views) ? views.filter(isView) : [];
  } catch {
    return [];
  }
}

function isView(value: unknown): value is View {
  const { name, search } = Object(value) as Partial<View>;
  return typeof name === 'string' && typeof search === 'string';
}

/** Where the browser rejects storage, the views last as long as the page. */
export function storeViews(list: string, views: readonly View[]): void {
  try {
    localStorage.setItem(keyOf(list), JSON.stringify(views));
  } catch {
    // Private mode, or the quota is used up.
  }
}

/** The same address at its first page: the cursor of another one may name a row that is gone. */
export function firstPage(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('cursor');
  params.delete('before');
  return params.size > 0 ? `?${params}` : '';
}
