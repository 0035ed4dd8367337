import { expect, it } from 'vitest';
import { endpoints } from '../endpoints.ts';
import { scopeOf, tokenScopes } from './api-scopes.ts';

const declared = [...endpoints.keys()];
const calls = declared
  .filter(({ access }) => access.startsWith('admin'))
  .map(({ method, path }) => `${method} ${path}`);

it('only accounts, settings, secrets and payouts are closed to every token', () => {
  const closed =
    /\/admin\/(team|invitations|second-factor|accounts|tokens|webhooks|settings|setup|law|claims|taxes|audit|mails|search|waiting|payouts\.csv|closed-balances|gift-cards|imports|archives|customers\/:key\/credit|privacy-requests|privacy-notices|settlements|orders\/:id\/pan|consultation-reports|consultations\/:id\/transcript|newsletter\/campaigns|healers\/:id\/(invite|share|payouts|certificates))(\/|$)/;
  expect(calls.filter((call) => scopeOf(call) === null && !closed.test(call))).toEqual([]);
  expect(calls.filter((call) => scopeOf(call) !== null && closed.test(call))).toEqual([]);
});

it('no token can create tokens, change roles or gain access to either', () => {
  const guarded = calls.filter((call) =>
    /team|tokens|webhooks|invit|second-factor|sessions|settings/.test(call),
  );
  expect(guarded.length).toBeGreaterThan(10);
  expect(guarded.filter((call) => scopeOf(call) !== null)).toEqual([]);
});

it('reading and writing an area are different scopes, and every scope permits a call', () => {
  expect(scopeOf('GET /api/admin/orders/:id')).toBe('orders:read');
  expect(scopeOf('POST /api/admin/orders/:id/ship')).toBe('orders:write');
  expect(scopeOf('GET /api/payments/orders')).toBe('orders:read');
  const opened = new Set(calls.map(scopeOf));
  expect(tokenScopes.filter((scope) => !opened.has(scope))).toEqual([]);
});

it('endpoints of customers have no scope', () => {
  const others = declared.filter(({ access }) => !access.startsWith('admin'));
  expect(others.filter(({ method, path }) => scopeOf(`${method} ${path}`) !== null)).toEqual([]);
});
