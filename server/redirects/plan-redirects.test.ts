import { expect, it } from 'vitest';
import { planRedirects } from './plan-redirects.ts';

const row = (path: string, target: string) => ({ path, target, cause: 'typed' as const });
const stored = (path: string, target: string) => ({ path, target, targetPath: target });
const targets = (plan: ReturnType<typeof planRedirects>) =>
  Object.fromEntries(plan.changed.map(({ path, target }) => [path, target]));

it('follows chains of new and stored redirects to their end', () => {
  const plan = planRedirects([row('/a', '/b'), row('/b', '/c')], [stored('/c', '/d')]);
  expect(targets(plan)).toEqual({ '/a': '/d', '/b': '/d' });
});

it('omits redirects to themselves', () => {
  const plan = planRedirects([row('/a', '/b'), row('/x', '/y')], [stored('/b', '/a')]);
  expect(plan.looping).toEqual(['/a']);
  expect(targets(plan)).toEqual({ '/x': '/y' });
});

it('keeps unchanged redirects, and lets the later of two rows for a path win', () => {
  const plan = planRedirects(
    [row('/a', '/b'), row('/x', '/y'), row('/x', '/z')],
    [stored('/a', '/b')],
  );
  expect(plan.unchanged).toBe(1);
  expect(targets(plan)).toEqual({ '/x': '/z' });
});
