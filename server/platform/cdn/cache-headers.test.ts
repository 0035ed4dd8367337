import { describe, expect, it } from 'vitest';
import { everything } from '../cache/changes.ts';
import { cacheHeaders } from './cache-headers.ts';
import { joinKeys, keysOfChange, keysOfReply } from './purge-keys.ts';

const headers = (env: Parameters<typeof cacheHeaders>[0]) =>
  Object.fromEntries(cacheHeaders(env, ['list']));
const url = 'https://cdn.example/purge';

describe('cache headers', () => {
  it('require revalidation, where no shared cache is configured', () => {
    expect(headers({ CDN_SECONDS: 0, CDN_PURGE_URL: undefined })).toEqual({
      'cache-control': 'public, no-cache',
    });
  });

  it('set a lifetime for a shared one, and revalidation for browsers', () => {
    expect(headers({ CDN_SECONDS: 60, CDN_PURGE_URL: url })).toEqual({
      'cache-control':
        'public, max-age=0, s-maxage=60, stale-while-revalidate=86400, must-revalidate',
      'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=86400',
      'surrogate-key': 'all list',
      'cache-tag': 'all,list',
    });
  });

  it('limit stale content to a short time where changes are not purged', () => {
    const { 'cdn-cache-control': value } = headers({ CDN_SECONDS: 60, CDN_PURGE_URL: undefined });
    expect(value).toBe('public, max-age=60, stale-while-revalidate=60');
  });
});

describe('the keys of a change', () => {
  const purges = (changed: string[], used: string[]) =>
    keysOfReply(used).some((key) => keysOfChange(changed).includes(key));

  it.each<[boolean, string[], string[]]>([
    [true, ['product:a'], ['list', 'product:a']],
    [false, ['product:a'], ['list', 'product:b']],
    [true, ['product:a'], [everything]],
    [true, [everything], ['product:b']],
  ])('reach a reply: %j, changed %j, shown %j', (reached, changed, used) => {
    expect(purges(changed, used)).toBe(reached);
  });

  it('are one where they are too many, or one of them names everything', () => {
    expect(joinKeys(['a', 'b', 'a'], 2)).toEqual(['a', 'b']);
    expect(joinKeys(['a', 'b', 'c'], 2)).toEqual(['all']);
    expect(joinKeys(['a', ...keysOfChange([everything])], 9)).toEqual(['all']);
  });
});
