import type { Page } from '@jyotiratna/contract';

/** Parameters added by the router's own requests for a page's data. */
const ofTheRouter = ['_routes', 'index'];

/** Characters of a parameter that are read: more than any search or token has. */
const maximum = 2_000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
const control = /[\u0000-\u001f\u007f]/g;

/**
 * An address (path and query) with only the parameters that its page reads, in one order and
 * without control characters: an unused parameter creates no page of its own, nor does an empty
 * value or one equal to the default.
 * @param pageAt the parameters that the page at an address reads
 */
export function canonicalAddress(
  url: string,
  pageAt: (url: string) => Pick<Page, 'query' | 'defaults'>,
): string {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const path = url.slice(0, at);
  const { query, defaults } = pageAt(path);
  const given = new URLSearchParams(url.slice(at + 1));
  const params = new URLSearchParams();
  // The last one of a name given twice, as forms with a box over a hidden field send it.
  const lastOf = (name: string) =>
    given.getAll(name).at(-1)?.replace(control, '').slice(0, maximum);
  for (const name of path.endsWith('.data') ? ofTheRouter : []) {
    const value = lastOf(name);
    if (value !== undefined) params.set(name, value);
  }
  for (const name of query) {
    const value = lastOf(name);
    if (value && value !== defaults[name]) params.set(name, value);
  }
  return params.size > 0 ? `${path}?${params}` : path;
}
