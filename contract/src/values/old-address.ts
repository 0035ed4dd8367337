import { languages, localeOfPath } from './locale.ts';

/** Maximum length of a redirected address. */
export const addressLength = 500;

/** Query parameters that identify a page in WordPress: `/?p=12`. */
const numbered = ['p', 'page_id'];

/**
 * Normalizes an address for finding its redirect: the decoded path in lower case, without host,
 * trailing slash and doubled slashes. The query is reduced to WordPress's page number (`/?p=12`).
 * @param text a path, or a URL of any host
 * @returns null if the text is not an address, or too long
 */
export function oldAddress(text: string): string | null {
  const relative = text.trim().replace(/^https?:\/\/[^/?#]*/i, '');
  const [, given = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(relative) ?? [];
  if (!given.startsWith('/') && !(given === '' && query !== '')) return null;
  const path = `/${decoded(given).normalize('NFC').toLowerCase().split('/').filter(Boolean).join('/')}`;
  const number = path === '/' || isLanguage(path) ? numberOf(query) : null;
  const address = number ? `${path}?p=${number}` : path;
  return address.length <= addressLength && isPlain(address) ? address : null;
}

/** Normalizes a redirect's target: a path of this shop, or an https URL; null for anything else. */
export function redirectTarget(text: string): string | null {
  const target = text.trim();
  if (target.length > addressLength || !isPlain(target) || /\s/.test(target)) return null;
  if (/^\/(?![/\\])/.test(target)) return target;
  return /^https:\/\/[a-z0-9]/i.test(target) && URL.canParse(target) ? target : null;
}

/** Splits an address into its locale prefix and the path without it. */
export function withoutLanguage(address: string): { prefix: string; address: string } {
  const { prefix } = languages[localeOfPath(address)];
  const rest = address.slice(prefix.length);
  return { prefix, address: rest.startsWith('/') ? rest : `/${rest}` };
}

function isLanguage(path: string): boolean {
  return languages[localeOfPath(path)].prefix === path;
}

function numberOf(query: string): string | null {
  const given = new URLSearchParams(query);
  const number = numbered.map((name) => given.get(name)).find((value) => value !== null);
  return number !== undefined && number !== null && /^\d{1,12}$/.test(number) ? number : null;
}

/** Decodes percent-encoding; malformed encoding is returned unchanged. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are rejected
const isPlain = (text: string) => !/[\u0000-\u001f\u007f]/.test(text) && text.isWellFormed();
