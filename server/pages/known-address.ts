/** What the router's own requests for a page's data add to its parameters. */
const ofTheRouter = ['_routes', 'index'];

/** Characters of a parameter that are read: more than any search or token has. */
const longest = 2_000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
const control = /[\u0000-\u001f\u007f]/g;

/**
 * An address (path and query) with the parameters alone that its page reads, in one order and without control characters: what
 * nobody reads makes no page of its own.
 * @param queryOf the parameters that the page at an address reads
 */
export function knownAddress(url: string, queryOf: (url: string) => readonly string[]): string {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const path = url.slice(0, at);
  const query = queryOf(path);
  const given = new URLSearchParams(url.slice(at + 1));
  const kept = new URLSearchParams();
  for (const name of path.endsWith('.data') ? [...ofTheRouter, ...query] : query) {
    // The last one of a name given twice, as forms with a box over a hidden field send it.
    const value = given.getAll(name).at(-1)?.replace(control, '').slice(0, longest);
    if (value !== undefined) kept.set(name, value);
  }
  return kept.size > 0 ? `${path}?${kept}` : path;
}
