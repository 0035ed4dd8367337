import { expect, it } from 'vitest';
import { checkLink } from './check-link.ts';

const gap = (kind: 'setting' | 'variable' | 'left' | 'remedies', name: string) => ({
  kind,
  name,
  count: 0,
});

it('a check leads to its first missing setting', () => {
  const missing = [gap('variable', 'PAYMENTS'), gap('setting', 'PAYMENT_CONTACT')];
  expect(checkLink({ name: 'payment_provider', state: 'open', missing })).toBe(
    '/admin/settings#PAYMENT_CONTACT',
  );
});

it('a check that only the environment of the server completes leads nowhere', () => {
  expect(
    checkLink({ name: 'pan', state: 'open', missing: [gap('variable', 'SECOND_FACTOR_KEY')] }),
  ).toBeNull();
});

it('a check beside a variable leads to its screen', () => {
  const missing = [gap('left', ''), gap('variable', 'SECOND_FACTOR_KEY')];
  expect(checkLink({ name: 'administrators', state: 'open', missing })).toBe('/admin/team');
});

it('a question leads to the setting of its answer', () => {
  expect(checkLink({ name: 'tds', state: 'ask', missing: [] })).toBe('/admin/settings#TDS_CODE');
  expect(checkLink({ name: 'social_security', state: 'ask', missing: [] })).toBeNull();
});

it('a gap of remedies leads to the remedies that have it', () => {
  expect(checkLink({ name: 'mrp', state: 'open', missing: [gap('remedies', 'mrp')] })).toBe(
    '/admin/remedies?state=mrp',
  );
  expect(checkLink({ name: 'samples', state: 'open', missing: [gap('left', '')] })).toBe(
    '/admin/remedies?state=sample',
  );
});
