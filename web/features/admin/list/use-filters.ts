import { useSearchParams } from 'react-router';

/**
 * A list's filters, order and columns, in the page's URL, so that a link, a reload and the back
 * button restore the same list. A change returns to the first page; the cursors of previous pages
 * are in `before`, comma-separated.
 */
export function useFilters(names: readonly string[]) {
  const [params, setParams] = useSearchParams();
  const read = (name: string) => params.get(name) ?? '';
  const cursor = params.get('cursor') ?? undefined;
  const before = params.get('before')?.split(',') ?? [];

  function go(change: (next: URLSearchParams) => void, replace: boolean) {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('cursor');
        next.delete('before');
        change(next);
        return next;
      },
      { replace, preventScrollReset: replace },
    );
  }

  return {
    values: Object.fromEntries(names.map((name) => [name, read(name)])) as Readonly<
      Record<string, string>
    >,
    sort: read('sort'),
    columns: read('columns'),
    cursor,
    /** 1-based. */
    page: cursor ? before.length + 1 : 1,
    set: (name: string, value: string) =>
      go((next) => (value ? next.set(name, value) : next.delete(name)), true),
    clear: () => go((next) => names.forEach((name) => void next.delete(name)), true),
    filtered: names.some((name) => read(name) !== ''),
    next: (nextCursor: string) =>
      go((next) => {
        next.set('cursor', nextCursor);
        next.set('before', [...before, cursor ?? ''].join(','));
      }, false),
    back: () =>
      go((next) => {
        const previous = before.at(-1);
        if (!previous) return;
        next.set('cursor', previous);
        next.set('before', before.slice(0, -1).join(','));
      }, false),
  };
}
