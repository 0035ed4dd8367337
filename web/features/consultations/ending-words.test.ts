import { expect, it } from 'vitest';
import { session as texts } from '#messages/consultations/session.ts';
import { endingWords } from './ending-words.ts';

it('tells each side who ended the session, and whoever did that it was they', () => {
  expect(endingWords({ endReason: null, side: 'customer' })).toBe(null);
  expect(endingWords({ endReason: 'customer', side: 'customer' })).toBe(texts.youEnded);
  expect(endingWords({ endReason: 'customer', side: 'healer' })).toBe(texts.reason.customer);
  expect(endingWords({ endReason: 'balance', side: 'healer' })).toBe(texts.reason.balance);
});
