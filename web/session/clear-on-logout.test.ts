import { afterEach, expect, it, vi } from 'vitest';
import { deleteOnLogout } from './clear-on-logout.ts';

afterEach(() => vi.unstubAllGlobals());

/** Storage of a browser, whose keys are enumerable. */
const storageOf = (items: Record<string, string>): Record<string, unknown> =>
  Object.assign(
    Object.create({
      getItem(key: string) {
        return items[key] ?? null;
      },
      setItem(this: Record<string, string>, key: string, text: string) {
        this[key] = text;
      },
      removeItem(this: Record<string, string>, key: string) {
        delete this[key];
      },
    }),
    items,
  );

it('deletes the customer’s data from the browser and from the tab', () => {
  const local = storageOf({ local_cart: '[]', guest_address: '{}', delivery_pin: '302002' });
  const tab = storageOf({
    checkout_draft: '{}',
    checkout_gift: '"With love"',
    guest_coupon: 'JYOTI50',
    order_confirmation: '{}',
    'order_key:ord_1': 'secret',
    'booking 1': 'secret',
  });
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', tab);
  deleteOnLogout();
  expect([Object.keys(local), Object.keys(tab)]).toEqual([[], []]);
});
