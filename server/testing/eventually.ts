import { vi } from 'vitest';

/**
 * Repeats an assertion until it passes. The timeout is for a machine under load: a test that
 * passes takes as long as the shop does.
 */
export const eventually = (assertion: () => unknown): Promise<unknown> =>
  vi.waitFor(assertion, { timeout: 20_000, interval: 20 });
