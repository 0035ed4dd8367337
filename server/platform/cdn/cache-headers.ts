import type { Tag } from '../cache/changes.ts';
import type { Env } from '../env.ts';
import type { Header } from '../http/byte-reply.ts';
import { keysOfReply } from './purge-keys.ts';

const day = 86_400;

/**
 * Cache lifetimes of a public response. A browser revalidates each time, so that it never
 * displays an old price; a shared cache stores it for `CDN_SECONDS` and may serve it stale
 * while it revalidates: for a day where changes are purged from it, else as long again. RFC
 * 9213 (CDN-Cache-Control), RFC 5861 (stale-while-revalidate); `must-revalidate` excludes
 * browsers from the latter.
 */
export function cacheHeaders(
  env: Pick<Env, 'CDN_SECONDS' | 'CDN_PURGE_URL'>,
  tags: readonly Tag[],
): Header[] {
  const { CDN_SECONDS: seconds, CDN_PURGE_URL: purged } = env;
  if (seconds === 0) return [['cache-control', 'public, no-cache']];
  const stale = `stale-while-revalidate=${purged ? day : seconds}`;
  const keys = keysOfReply(tags);
  return [
    ['cache-control', `public, max-age=0, s-maxage=${seconds}, ${stale}, must-revalidate`],
    ['cdn-cache-control', `public, max-age=${seconds}, ${stale}`],
    // One name of the keys for Fastly and Varnish, one for Cloudflare.
    ['surrogate-key', keys.join(' ')],
    ['cache-tag', keys.join(',')],
  ];
}
