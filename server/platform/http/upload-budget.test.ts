import { expect, it } from 'vitest';
import { createUploadBudget } from './upload-budget.ts';

it('bounds the bytes of one network and of all, and accepts a chunk fully or not at all', () => {
  const budget = createUploadBudget({ total: 25, perNetwork: 10 });
  expect(budget.take('a', 8)).toBe(true);
  expect(budget.take('a', 3)).toBe(false);
  expect(budget.take('a', 2)).toBe(true);
  expect(budget.take('b', 10)).toBe(true);
  expect(budget.take('c', 6)).toBe(false);
  expect(budget.take('c', 5)).toBe(true);
});

it('can be used again once it is released', () => {
  const budget = createUploadBudget({ total: 10, perNetwork: 10 });
  budget.take('a', 10);
  expect(budget.take('b', 1)).toBe(false);
  budget.restore('a', 10);
  expect(budget.take('b', 10)).toBe(true);
});
