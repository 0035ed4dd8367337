import { oldAddress, pageOfOtherName, withoutLanguage } from '@jyotiratna/contract';
import type { Executor } from '../platform/database/open-database.ts';
import { findRedirects } from './queries.ts';

/** Query parameters that only the previous shop's software used; they are dropped. */
const ofOldShop = /^(?:p|page_id|variant|_.*|pr_.*)$/;

/**
 * Returns the redirect target of a URL that has no page: the end of its chain, in the language of
 * the request and with the remaining query parameters, such as those of a campaign. One query.
 * @param url path and query as requested
 * @returns null where no redirect is known
 */
export async function findRedirect(db: Executor, url: string): Promise<string | null> {
  const candidates = candidatesOf(url);
  if (candidates.length === 0) return null;
  const rows = await findRedirects(
    db,
    candidates.map(({ path }) => path),
  );
  for (const { path, prefix } of candidates) {
    const row = rows.find((one) => one.path === path);
    if (row) return withQuery(localised(row.target, prefix), url);
  }
  return otherName(candidates, url);
}

/**
 * The page of a sign, graha or stone that was requested by an alternative name; the owner's own
 * redirects take precedence.
 */
function otherName(candidates: ReturnType<typeof candidatesOf>, url: string): string | null {
  for (const { path, prefix } of candidates) {
    const target = pageOfOtherName(path);
    if (target !== null) return withQuery(localised(target, prefix), url);
  }
  return null;
}

/**
 * The paths under which a redirect may be stored: the requested path, then without this shop's
 * language prefix, without that of another shop (`/en-in/…`), and without the collection that
 * Shopify puts before a product.
 */
function candidatesOf(url: string): { path: string; prefix: string }[] {
  const parsed = oldAddress(url);
  if (!parsed) return [];
  const { prefix, address } = withoutLanguage(parsed);
  const plain = address.replace(/^\/[a-z]{2}(?:-[a-z]{2})?(?=\/.)/, '');
  const inCollection = /^\/collections\/[^/]+(\/products\/[^/]+)$/;
  const paths = [
    address,
    plain,
    address.replace(inCollection, '$1'),
    plain.replace(inCollection, '$1'),
  ];
  return [{ path: parsed, prefix: '' }, ...[...new Set(paths)].map((path) => ({ path, prefix }))];
}

function localised(target: string, prefix: string): string {
  if (!target.startsWith('/') || prefix === '' || withoutLanguage(target).prefix === prefix)
    return target;
  return target === '/' ? prefix : `${prefix}${target}`;
}

function withQuery(target: string, url: string): string {
  const [, query = ''] = /\?([^#]*)/.exec(url) ?? [];
  const [, address = target, hash = ''] = /^([^#]*)(#.*)?$/.exec(target) ?? [];
  const own = new URLSearchParams(address.split('?')[1] ?? '');
  const kept = [...new URLSearchParams(query)].filter(
    ([name]) => !ofOldShop.test(name) && !own.has(name),
  );
  const added = new URLSearchParams(kept).toString();
  const location = added ? `${address}${address.includes('?') ? '&' : '?'}${added}` : address;
  return `${location}${hash}`.replace(/[^\u0021-\u007e]+/gu, encodeURIComponent);
}
