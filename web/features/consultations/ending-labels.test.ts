import { expect, it } from 'vitest';
import { session as t } from '#messages/consultations/session.ts';
import { endLabels } from './ending-labels.ts';

it('names the side that ended the session to the other, and addresses the one that did', () => {
  expect(endLabels({ endReason: null, side: 'customer' })).toBe(null);
  expect(endLabels({ endReason: 'customer', side: 'customer' })).toBe(t.youFinished);
  expect(endLabels({ endReason: 'customer', side: 'healer' })).toBe(t.reason.customer);
  expect(endLabels({ endReason: 'balance', side: 'healer' })).toBe(t.reason.balance);
});
