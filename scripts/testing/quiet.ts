import { afterEach, beforeEach, expect } from 'vitest';
import { listenForNoise } from './listen-for-noise.ts';

/**
 * A test that writes to the console or reaches beyond this machine fails.
 * A test that expects console output replaces the method itself with `vi.spyOn`.
 */
const noise = listenForNoise();

beforeEach(() => {
  noise.length = 0;
});

afterEach(() => {
  expect(noise, 'unexpected console output or network traffic').toEqual([]);
});
