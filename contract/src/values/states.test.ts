import { expect, it } from 'vitest';
import * as places from './states.ts';

it('delivers to 28 states and 8 union territories, each once', () => {
  expect(new Set(places.states).size).toBe(28);
  expect(new Set(places.unionTerritories).size).toBe(8);
});
