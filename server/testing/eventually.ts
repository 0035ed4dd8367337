import { vi } from 'vitest';

/**
 * Repeats an assertion until it passes. The long timeout is for a machine under load: a passing
 * test takes no longer than the shop.
 */
export const eventually = (assertion: () => unknown): Promise<unknown> =>
  vi.waitFor(assertion, { timeout: 20_000, interval: 20 });
