import { afterEach, beforeEach, expect } from 'vitest';
import { listenForNoise } from './listen-for-noise.ts';

/**
 * Fails a test that writes to the console or connects to other machines. A test that expects
 * console output replaces the method by `vi.spyOn`.
 */
const noise = listenForNoise();

beforeEach(() => {
  noise.length = 0;
});

afterEach(() => {
  expect(noise, 'unexpected console output or network traffic').toEqual([]);
});
