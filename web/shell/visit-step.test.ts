import { expect, it } from 'vitest';
import { visitStepOf } from './visit-step.ts';

it.each([
  ['/remedies/ruby', 'product'],
  ['/remedies', null],
  ['/cart', 'cart'],
  ['/cart/add', null],
  ['/checkout', 'checkout'],
])('%s is the step %s', (path, step) => {
  expect(visitStepOf(path, '')).toBe(step);
  expect(visitStepOf(`/hi${path}`, '/hi')).toBe(step);
});
