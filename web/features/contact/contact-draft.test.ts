import { expect, it } from 'vitest';
import { readCall, readOrderReference } from './contact-draft.ts';

it.each([
  ['#return=ord_abc', { orderId: 'ord_abc', isReturn: true }],
  ['#order=ord_abc', { orderId: 'ord_abc', isReturn: false }],
])('%s names an order', (fragment, reference) =>
  expect(readOrderReference(fragment)).toEqual(reference),
);

it.each(['', '#', '#main', '#order=', '#order=a/b', '#cart=ord_abc', `#order=${'a'.repeat(65)}`])(
  '%j names none',
  (fragment) => expect(readOrderReference(fragment)).toBeNull(),
);

it.each([
  ['#call=ruby-ring', 'ruby-ring'],
  ['#call=', null],
  ['#call=a/b', null],
  ['#order=ord_abc', null],
])('%s asks for a call about %s', (fragment, slug) => expect(readCall(fragment)).toBe(slug));
