import type { Tag } from '../cache/changes.ts';
import type { Env } from '../env.ts';
import type { Header } from '../http/byte-reply.ts';
import { keysOfReply } from './purge-keys.ts';

const day = 86_400;

/**
 * The cache headers of a public response. A browser revalidates every time, so that it never
 * displays an old price. A shared cache (CDN) stores it for `CDN_SECONDS` and may serve it stale
 * while it revalidates: for a day if changes are purged from it, else for `CDN_SECONDS`. RFC 9213
 * (CDN-Cache-Control), RFC 5861 (stale-while-revalidate); `must-revalidate` excludes browsers from
 * the latter.
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
    // The first header is for Fastly and Varnish, the second for Cloudflare.
    ['surrogate-key', keys.join(' ')],
    ['cache-tag', keys.join(',')],
  ];
}
