import { CallError } from '@jyotiratna/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { localCartKey, readLocalCart } from './local-cart.ts';
import { mergeLocalCart } from './merge-local-cart.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map([
    [
      localCartKey,
      JSON.stringify(['a', 'b', 'c'].map((productId) => ({ productId, quantity: 2 }))),
    ],
  ]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** An add call that responds for each product with success, or with an error of this status. */
function answering(statuses: Record<string, number>) {
  const posted: string[] = [];
  const add = async ({ productId }: { productId: string }) => {
    posted.push(productId);
    const status = statuses[productId];
    if (status !== undefined) throw new CallError(status, {});
  };
  return { add, posted };
}

const left = () => readLocalCart().map(({ productId }) => productId);

it('posts the lines one by one and clears the local cart', async () => {
  const { add, posted } = answering({});
  await expect(mergeLocalCart(add)).resolves.toBe(true);
  expect(posted).toEqual(['a', 'b', 'c']);
  expect(stored.has(localCartKey)).toBe(false);
});

it('drops a line rejected by the server and continues', async () => {
  const { add, posted } = answering({ b: 409 });
  await mergeLocalCart(add);
  expect(posted).toEqual(['a', 'b', 'c']);
  expect(left()).toEqual([]);
});

it.each([0, 401, 429, 503])('preserves the remaining lines after status %i', async (status) => {
  const { add } = answering({ b: status });
  await expect(mergeLocalCart(add)).resolves.toBe(true);
  expect(left()).toEqual(['b', 'c']);
});

it('does nothing for an empty cart', async () => {
  stored.clear();
  const { add, posted } = answering({});
  await expect(mergeLocalCart(add)).resolves.toBe(false);
  expect(posted).toEqual([]);
});
