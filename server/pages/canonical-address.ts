import type { Page } from '@jyotiratna/contract';

/** Parameters that the router adds to its requests for a page's data. */
const ofTheRouter = ['_routes', 'index'];

/** Maximum length of a parameter, in characters: longer than any search term or token. */
const maximum = 2_000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
const control = /[\u0000-\u001f\u007f]/g;

/**
 * An address (path and query) with only the parameters that its page reads, in a fixed order and
 * without control characters. Unused, empty and default parameters are removed, so that they create
 * no further cached page.
 * @param pageAt returns the parameters of the page at an address
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
  // The last of repeated parameters, since forms send a hidden field before its checkbox.
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
