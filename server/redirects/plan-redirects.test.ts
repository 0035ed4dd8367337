import { expect, it } from 'vitest';
import { planRedirects } from './plan-redirects.ts';

const row = (path: string, target: string) => ({ path, target, cause: 'typed' as const });
const stored = (path: string, target: string) => ({ path, target, targetPath: target });
const targets = (plan: ReturnType<typeof planRedirects>) =>
  Object.fromEntries(plan.changed.map(({ path, target }) => [path, target]));

it('leads to the end of a chain, within the new ones and through those stored', () => {
  const plan = planRedirects([row('/a', '/b'), row('/b', '/c')], [stored('/c', '/d')]);
  expect(targets(plan)).toEqual({ '/a': '/d', '/b': '/d' });
});

it('leaves out redirects to themselves', () => {
  const plan = planRedirects([row('/a', '/b'), row('/x', '/y')], [stored('/b', '/a')]);
  expect(plan.looping).toEqual(['/a']);
  expect(targets(plan)).toEqual({ '/x': '/y' });
});

it('leaves stored redirects unchanged, and the later of two rows wins', () => {
  const plan = planRedirects(
    [row('/a', '/b'), row('/x', '/y'), row('/x', '/z')],
    [stored('/a', '/b')],
  );
  expect(plan.unchanged).toBe(1);
  expect(targets(plan)).toEqual({ '/x': '/z' });
});
