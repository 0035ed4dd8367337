import type { Env } from '../env.ts';

/**
 * Purges all responses with one of the keys from a cache.
 * @throws if the cache did not accept the request
 */
export type SendPurge = (keys: readonly string[]) => Promise<void>;

const timeoutMs = 5_000;

/**
 * A purge request in the format of Cloudflare (`{"tags": […]}` with a bearer token) and Fastly
 * (`Surrogate-Key` with `Fastly-Key`); other proxies may read either. Null without a configured URL
 * and token.
 */
export function purgeByHttp({ CDN_PURGE_URL, CDN_PURGE_TOKEN }: PurgeSettings): SendPurge | null {
  if (!CDN_PURGE_URL || !CDN_PURGE_TOKEN) return null;
  return async (keys) => {
    const reply = await fetch(CDN_PURGE_URL, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        authorization: `Bearer ${CDN_PURGE_TOKEN}`,
        'fastly-key': CDN_PURGE_TOKEN,
        'surrogate-key': keys.join(' '),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ tags: keys }),
    });
    await reply.body?.cancel();
    if (!reply.ok) throw new Error(`The CDN responded to a purge with ${reply.status}.`);
  };
}

type PurgeSettings = Pick<Env, 'CDN_PURGE_URL' | 'CDN_PURGE_TOKEN'>;
