import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addToLocalCart,
  type CartProduct,
  clearLocalCart,
  localCartKey,
  readLocalCart,
  removeFromLocalCart,
  setLocalQuantity,
  subscribeToLocalCart,
} from './local-cart.ts';

const garnet: CartProduct = {
  _id: 'p1',
  name: 'Garnet, Round',
  images: ['/pictures/garnet.webp'],
  description: 'A round garnet.',
  category: 'Semi-Precious',
  originalPrice: 3999,
  discountedPrice: 2999,
};
const other = (id: string): CartProduct => ({ ...garnet, _id: id });

let stored: Map<string, string>;
let window: EventTarget;

beforeEach(() => {
  stored = new Map();
  window = new EventTarget();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
});
afterEach(() => vi.unstubAllGlobals());

describe('the local cart', () => {
  it("stores the specification's fields under local_cart", () => {
    addToLocalCart(garnet, 1);
    expect(JSON.parse(stored.get('local_cart') ?? '')).toEqual([
      {
        productId: 'p1',
        quantity: 1,
        name: 'Garnet, Round',
        image: '/pictures/garnet.webp',
        description: 'A round garnet.',
        category: 'Semi-Precious',
        originalPrice: 3999,
        discountedPrice: 2999,
      },
    ]);
  });

  it('adds a quantity of the same product to its line', () => {
    addToLocalCart(garnet, 1);
    addToLocalCart(garnet, 2);
    expect(readLocalCart().map(({ quantity }) => quantity)).toEqual([3]);
  });

  it('changes the options of a line and preserves its quantity, or creates a missing line', () => {
    const selected = { setting: { design: 'plain-ring', metal: 'gold-22k', size: 14 } } as const;
    addToLocalCart({ ...garnet, extras: selected }, 2);
    addToLocalCart({ ...garnet, discountedPrice: 100 }, 0);
    expect(readLocalCart()).toMatchObject([{ quantity: 2, discountedPrice: 100 }]);
    expect(readLocalCart()[0]).not.toHaveProperty('extras');
    clearLocalCart();
    addToLocalCart(garnet, 0);
    expect(readLocalCart()).toMatchObject([{ quantity: 1 }]);
  });

  it('accepts at most a quantity of 99 per line', () => {
    addToLocalCart(garnet, 98);
    addToLocalCart(garnet, 5);
    expect(readLocalCart()[0]?.quantity).toBe(99);
  });

  it('rejects a 51st line', () => {
    for (let i = 0; i < 50; i++) addToLocalCart(other(`p${i}`), 1);
    expect(() => addToLocalCart(other('one-more'), 1)).toThrow('full');
  });

  it('ignores a quantity under 1', () => {
    addToLocalCart(garnet, 2);
    setLocalQuantity({ productId: 'p1' }, 0);
    expect(readLocalCart()[0]?.quantity).toBe(2);
  });

  it('removes a line, and its storage key with the last', () => {
    addToLocalCart(garnet, 1);
    removeFromLocalCart({ productId: 'p1' });
    expect(stored.has(localCartKey)).toBe(false);
  });

  it('returns the same list while nothing changed', () => {
    addToLocalCart(garnet, 1);
    expect(readLocalCart()).toBe(readLocalCart());
  });

  it.each(['', 'not json', '{}', 'null', '[null, 7, {"quantity": 2}]'])(
    'reads %j as an empty cart',
    (text) => {
      stored.set(localCartKey, text);
      expect(readLocalCart()).toEqual([]);
    },
  );

  it('repairs a line with an invalid quantity', () => {
    stored.set(localCartKey, '[{"productId":"p1","quantity":"many"}]');
    expect(readLocalCart()[0]).toMatchObject({ productId: 'p1', quantity: 1, discountedPrice: 0 });
  });

  it('is empty when the browser denies storage', () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new Error('denied');
      },
    });
    expect(readLocalCart()).toEqual([]);
  });
});

describe('its listeners', () => {
  it('receive a change in this page', () => {
    const received = vi.fn();
    subscribeToLocalCart(received);
    addToLocalCart(garnet, 1);
    clearLocalCart();
    expect(received).toHaveBeenCalledTimes(2);
  });

  it('receive a change of this key in another page, and of no other key', () => {
    const received = vi.fn();
    subscribeToLocalCart(received);
    window.dispatchEvent(Object.assign(new Event('storage'), { key: localCartKey }));
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'other' }));
    expect(received).toHaveBeenCalledTimes(1);
  });

  it('receive nothing after they unsubscribed', () => {
    const received = vi.fn();
    subscribeToLocalCart(received)();
    addToLocalCart(garnet, 1);
    expect(received).not.toHaveBeenCalled();
  });
});
