import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScriptLoader } from './load-script.ts';

const url = '/pay.js';

function fakePage() {
  const tags: { done: (ok: boolean) => void; removed: boolean }[] = [];
  const host = {
    insert(_url: string, done: (ok: boolean) => void) {
      const tag = {
        done,
        removed: false,
        remove: () => {
          tag.removed = true;
        },
      };
      tags.push(tag);
      return tag;
    },
  };
  return { tags, load: createScriptLoader(host, 10_000) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createScriptLoader', () => {
  it('adds one tag for repeated requests', async () => {
    const { tags, load } = fakePage();
    const all = Promise.all([load(url), load(url), load(url)]);
    tags[0]?.done(true);
    await all;
    await load(url);
    expect(tags).toHaveLength(1);
  });

  it('removes the tag on a failure and reloads on the next request', async () => {
    const { tags, load } = fakePage();
    const first = load(url);
    tags[0]?.done(false);
    await expect(first).rejects.toThrow('could not be loaded');
    expect(tags[0]?.removed).toBe(true);
    const second = load(url);
    tags[1]?.done(true);
    await expect(second).resolves.toBeUndefined();
  });

  it('times out after ten seconds', async () => {
    const { tags, load } = fakePage();
    const assertion = expect(load(url)).rejects.toThrow('did not load in time');
    await vi.advanceTimersByTimeAsync(9_999);
    expect(tags[0]?.removed).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await assertion;
    expect(tags[0]?.removed).toBe(true);
  });

  it('ignores a late script in the retry', async () => {
    const { tags, load } = fakePage();
    const timedOut = load(url).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(10_000);
    await timedOut;
    let loaded = false;
    const retry = load(url).then(() => {
      loaded = true;
    });
    tags[0]?.done(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(loaded).toBe(false);
    tags[1]?.done(true);
    await retry;
    expect(loaded).toBe(true);
  });

  it('is not timed out once it has loaded', async () => {
    const { tags, load } = fakePage();
    const loading = load(url);
    tags[0]?.done(true);
    await loading;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tags[0]?.removed).toBe(false);
  });
});
