import type { CartItem } from '@jyotiratna/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addToLocalCart, type CartProduct, readLocalCart } from '../local-cart.ts';
import { joinLocalCart } from './join-local-cart.ts';

const product = (id: string): CartProduct => ({
  _id: id,
  name: `Stone ${id}`,
  images: [],
  description: '',
  category: 'Precious',
  originalPrice: 200,
  discountedPrice: 100,
});
const item = (id: string, quantity: number, extra: Partial<CartItem> = {}) =>
  ({ _id: id, product: { ...product(id), nameHi: '' }, quantity, ...extra }) as CartItem;
const ring = (size: number) => ({ setting: { design: 'ring', metal: 'gold-22k' as const, size } });

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const units = () =>
  Object.fromEntries(readLocalCart().map(({ productId, quantity }) => [productId, quantity]));

it('adds missing lines, without duplicates', () => {
  addToLocalCart(product('less'), 1);
  addToLocalCart(product('more'), 5);
  const offered = [item('less', 3), item('more', 2), item('new', 4)];
  expect([joinLocalCart(offered), joinLocalCart(offered)]).toEqual([true, true]);
  expect(units()).toEqual({ less: 3, more: 5, new: 4 });
});

it('distinguishes variants', () => {
  addToLocalCart({ ...product('band'), variant: 'BAND-S' }, 1);
  const variant = { sku: 'BAND-M', options: [], returnable: true };
  joinLocalCart([item('band', 1, { variant })]);
  expect(readLocalCart().map((line) => line.variant)).toEqual(['BAND-S', 'BAND-M']);
});

it('adds options of new lines, and preserves those of an existing line', () => {
  addToLocalCart({ ...product('own'), extras: ring(9) }, 1);
  joinLocalCart([item('own', 2, { extras: ring(14) }), item('new', 1, { extras: ring(14) })]);
  expect(readLocalCart().map(({ extras }) => extras?.setting?.size)).toEqual([9, 14]);
});

it('leaves a full cart unchanged', () => {
  for (let at = 0; at < 49; at += 1) addToLocalCart(product(`p${at}`), 1);
  expect(joinLocalCart([item('a', 1), item('b', 1)])).toBe(false);
  expect(readLocalCart()).toHaveLength(49);
  expect(joinLocalCart([item('a', 1), item('p0', 2)])).toBe(true);
});
