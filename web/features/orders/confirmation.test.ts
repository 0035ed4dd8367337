import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Confirmation, readConfirmation, storeConfirmation } from './confirmation.ts';

const confirmation = {
  orderNumber: 'JR-2345678',
  items: [],
  contact: { email: 'a@b.co' },
  address: { fullName: 'Meera Sharma' },
  quote: { charge: 1 },
} as unknown as Confirmation;

let items: Map<string, string>;
beforeEach(() => {
  items = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('comes from the navigation state, else from session storage', () => {
  expect(readConfirmation(confirmation)).toBe(confirmation);
  storeConfirmation(confirmation);
  expect(readConfirmation(null)).toEqual(confirmation);
});

it.each([
  '{',
  '[]',
  '"text"',
  '{"orderNumber":"JR-1"}',
  '{"orderNumber":"JR-1","items":[],"quote":null}',
])('is absent when session storage has %s', (text) => {
  items.set('order_confirmation', text);
  expect(readConfirmation(undefined)).toBeNull();
});
