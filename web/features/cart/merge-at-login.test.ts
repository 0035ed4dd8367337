import { CallError } from '@jyotiratna/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mergeAtLogin } from './merge-at-login.ts';
import type { MergeBody } from './merge-body.ts';
import { pendingMerge } from './pending-merge.ts';

function fakeStorage(): { items: Map<string, string> } & Pick<
  Storage,
  'getItem' | 'setItem' | 'removeItem'
> {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

const line = (productId: string, quantity: number) => ({
  productId,
  quantity,
  name: `Stone ${productId}`,
});
let local: ReturnType<typeof fakeStorage>;
let session: ReturnType<typeof fakeStorage>;

beforeEach(() => {
  local = fakeStorage();
  session = fakeStorage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function cart(skipped: { productId: string; reason: string }[] = []) {
  return {
    merge: vi.fn(async (_body: MergeBody) => ({ skipped }) as never),
    applyCoupon: vi.fn(async () => ({}) as never),
  };
}

it('sends all lines in one call and empties the browser', async () => {
  local.items.set('local_cart', JSON.stringify([line('a', 1), line('b', 3)]));
  const calls = cart();
  await expect(mergeAtLogin(calls)).resolves.toEqual([]);
  expect(calls.merge.mock.calls).toEqual([
    [
      {
        items: [
          { productId: 'a', quantity: 1 },
          { productId: 'b', quantity: 3 },
        ],
        key: expect.any(String),
      },
    ],
  ]);
  expect(local.items.has('local_cart')).toBe(false);
});

it('names unmerged lines', async () => {
  local.items.set('local_cart', JSON.stringify([line('a', 1)]));
  await expect(mergeAtLogin(cart([{ productId: 'a', reason: 'Sold out.' }]))).resolves.toEqual([
    'Stone a: Sold out.',
  ]);
});

it('includes the applied coupon, and drops an invalid one', async () => {
  local.items.set('local_cart', JSON.stringify([line('a', 1)]));
  session.items.set('guest_coupon', 'JYOTI50');
  const calls = cart();
  calls.applyCoupon.mockRejectedValue(new CallError(400, { code: 'coupon_invalid' }));
  await expect(mergeAtLogin(calls)).resolves.toEqual([]);
  expect(calls.applyCoupon).toHaveBeenCalledExactlyOnceWith('JYOTI50');
  expect(session.items.has('guest_coupon')).toBe(false);
});

it('preserves the lines when the server is unreachable', async () => {
  local.items.set('local_cart', JSON.stringify([line('a', 1)]));
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const calls = cart();
  calls.merge.mockRejectedValue(new CallError(0, {}));
  await expect(mergeAtLogin(calls)).resolves.toEqual([]);
  expect(local.items.has('local_cart')).toBe(true);
  expect(log).toHaveBeenCalledOnce();
});

it('repeats the key of a merge without a response, until the lines are merged or change', async () => {
  const one = JSON.stringify([line('a', 1)]);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const calls = cart();
  const enter = async (lines: string, status?: number) => {
    local.items.set('local_cart', lines);
    if (status !== undefined) calls.merge.mockRejectedValueOnce(new CallError(status, {}));
    await mergeAtLogin(calls);
    return [calls.merge.mock.lastCall?.[0].key, pendingMerge.read() !== null];
  };
  const [key, isPending] = await enter(one, 0);
  expect(isPending).toBe(true);
  expect(await enter(one)).toEqual([key, false]);
  const [other] = await enter(one, 503);
  expect(other).not.toBe(key);
  expect(await enter(JSON.stringify([line('a', 2)]), 400)).toEqual([
    expect.not.stringMatching(`${other}`),
    false,
  ]);
});

it('sends no request for an empty cart', async () => {
  const calls = cart();
  await mergeAtLogin(calls);
  expect(calls.merge).not.toHaveBeenCalled();
});
