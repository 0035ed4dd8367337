import { expect, it } from 'vitest';
import { session as t } from '#messages/consultations/session.ts';
import { endingLabels } from './ending-labels.ts';

it('names the side that ended the session to the other, and addresses the one that did', () => {
  expect(endingLabels({ endReason: null, side: 'customer' })).toBe(null);
  expect(endingLabels({ endReason: 'customer', side: 'customer' })).toBe(t.youFinished);
  expect(endingLabels({ endReason: 'customer', side: 'healer' })).toBe(t.reason.customer);
  expect(endingLabels({ endReason: 'balance', side: 'healer' })).toBe(t.reason.balance);
});
