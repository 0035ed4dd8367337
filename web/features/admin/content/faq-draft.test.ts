import { expect, it } from 'vitest';
import { moved } from './faq-draft.ts';

it.each([
  [0, 1, 'bac'],
  [2, -1, 'acb'],
  [0, -1, 'abc'],
  [2, 1, 'abc'],
])('moves the one at %i by %i', (at, by, order) => {
  expect(moved(['a', 'b', 'c'], at, by).join('')).toBe(order);
});
