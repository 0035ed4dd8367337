import { expect, it } from 'vitest';
import { createUploadBudget } from './upload-budget.ts';

it('bounds the bytes of one network and of all, and takes all or none of a chunk', () => {
  const budget = createUploadBudget({ total: 25, perNetwork: 10 });
  expect(budget.take('a', 8)).toBe(true);
  expect(budget.take('a', 3)).toBe(false);
  expect(budget.take('a', 2)).toBe(true);
  expect(budget.take('b', 10)).toBe(true);
  expect(budget.take('c', 6)).toBe(false);
  expect(budget.take('c', 5)).toBe(true);
});

it('can be taken again once it was given back', () => {
  const budget = createUploadBudget({ total: 10, perNetwork: 10 });
  budget.take('a', 10);
  expect(budget.take('b', 1)).toBe(false);
  budget.give('a', 10);
  expect(budget.take('b', 10)).toBe(true);
});
