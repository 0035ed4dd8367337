import type { User } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';

const site = 'https://site.invalid';
/** Paths that would cause a redirect loop after a login. */
const circular = /^\/(login|(user|admin|healer)\/(login|register))([/?#]|$)/;

/**
 * The redirect after a login: to `next` if it is a path of this site that the role may open, else
 * to the home page (or to the administration). The value is from the URL and untrusted: no other
 * origin, scheme, or encoded form of one (open redirect).
 */
export function nextPath(next: string | null, role: User['role']): string {
  const path = samesitePath(next);
  if (path === null || circular.test(path)) return role === 'user' ? '/' : `/${role}`;
  if (role === 'user' && /^\/admin([/?#]|$)/.test(path)) return '/';
  return path;
}

const otherPrefixes = language.others.map(({ prefix }) => prefix);

/**
 * Whether a path belongs to the storefront in another language: another build, which needs a full
 * page load.
 */
export function isOtherBuild(path: string, prefixes = otherPrefixes): boolean {
  return prefixes.some(
    (prefix) =>
      prefix !== '' && path.startsWith(prefix) && /^([/?#]|$)/.test(path.slice(prefix.length)),
  );
}

/**
 * The normalised path with query and fragment; null when it leads, or could be parsed as leading,
 * to another site.
 */
export function samesitePath(next: string | null): string | null {
  if (next === null || next.length > 2000 || !startsInside(next)) return null;
  try {
    const url = new URL(next, site);
    const path = url.pathname + url.search + url.hash;
    // Removing dot segments can produce a leading double slash: '/.//other.example'.
    return url.origin === site && startsInside(path) ? path : null;
  } catch {
    return null;
  }
}

/**
 * Whether a path starts with one slash, then neither a slash nor a backslash, however often it is
 * percent-encoded; and has no control characters.
 */
function startsInside(text: string): boolean {
  for (let layer = text, depth = 0; depth < 4; depth++) {
    // Browsers drop tabs and line breaks from URLs and read a backslash as a slash.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
    if (!/^\/(?![/\\])/.test(layer) || /[\u0000-\u001f\u007f]/.test(layer)) return false;
    const inner = decode(layer);
    // An invalid '%' in the URL itself is rejected; in a decoded layer it only ends the decoding.
    if (inner === null || inner === layer) return inner !== null || depth > 0;
    layer = inner;
  }
  return false;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
