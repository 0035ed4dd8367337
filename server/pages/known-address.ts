/** What the catalogue and the healers' list read of their addresses. */
const catalogue = ['search', 'category', 'sort', 'planet', 'cursor'];
const healers = ['search', 'specialization', 'planet', 'language', 'availability', 'min', 'max', 'book', 'mode'];
/** What personal and administrators' screens read in the browser: where to go next, links of mails, filters of tables. */
const screens = ['next', 'token', 'code', 'state', 'error', 'for', 'id', 'cursor', 'before', 'status', 'from', 'to'];
const tables = [...screens, 'subject', 'actor', 'action', 'search', 'category', 'sort'];

/** Parameters that a page's HTML may depend on, by the page's path without its language. */
const known: [path: RegExp, names: readonly string[]][] = [
  [/^\/remedies$/, catalogue],
  [/^\/blog$/, ['category']],
  [/^\/spiritual-healers$/, healers],
  [/^\/login$/, ['next']],
  [/^\/panchang$/, ['city', 'date', 'sunrise']],
  [/^\/panchang\//, ['sunrise']],
  [/^\/(?:user|newsletter|booking|order|order-confirmation|cart|checkout)(?:\/|$)/, screens],
  [/^\/admin(?:\/|$)/, tables],
];
/** What the router's own requests for a page's data add to it. */
const ofTheRouter = ['_routes', 'index'];

/** Characters of a parameter that are read: more than any search or token has. */
const longest = 2_000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
const control = /[\u0000-\u001f\u007f]/g;

/**
 * An address (path and query) with the parameters alone that its page knows, in one order and without control characters:
 * what nobody reads makes no page of its own.
 */
export function knownAddress(url: string): string {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const path = url.slice(0, at);
  const page = path
    .replace(/^\/hi(?=[/.]|$)/, '')
    .replace(/\.data$/, '')
    .replace(/(?<=.)\/$/, '');
  const names = known.find(([pattern]) => pattern.test(page))?.[1] ?? [];
  const given = new URLSearchParams(url.slice(at + 1));
  const kept = new URLSearchParams();
  for (const name of path.endsWith('.data') ? [...ofTheRouter, ...names] : names) {
    // The last one of a name given twice, as forms with a box over a hidden field send it.
    const value = given.getAll(name).at(-1)?.replace(control, '').slice(0, longest);
    if (value !== undefined) kept.set(name, value);
  }
  return kept.size > 0 ? `${path}?${kept}` : path;
}
