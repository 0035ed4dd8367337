import { PaymentsError } from '../payments-error.ts';

export type Breaker = {
  /**
   * @throws PaymentsError `unavailable`, reason `breaker_open`, while the provider is left alone.
   */
  enter(): void;
  /** The provider responded, with any result. */
  succeeded(): void;
  /** No response, or an unusable one. */
  failed(): void;
};

/**
 * Stops calling a provider that does not respond, so that its timeouts do not become the
 * shop's. After `threshold` consecutive failures it rejects every call for `openMs`, then lets
 * one probe through at a time.
 */
export function createBreaker(now: () => number, threshold = 5, openMs = 15_000): Breaker {
  let consecutiveErrors = 0;
  let closedAgainAt = 0;

  return {
    enter() {
      if (consecutiveErrors < threshold) return;
      const waitMs = closedAgainAt - now();
      if (waitMs > 0) {
        throw new PaymentsError(
          'unavailable',
          'The payment provider is not answering; calls are paused',
          {
            reason: 'breaker_open',
            retryAfterMs: waitMs,
          },
        );
      }
      // The caller that gets here is the probe: the rest are rejected until it has a response, or
      // for another period.
      closedAgainAt = now() + openMs;
    },
    succeeded() {
      consecutiveErrors = 0;
    },
    failed() {
      consecutiveErrors += 1;
      if (consecutiveErrors >= threshold) closedAgainAt = now() + openMs;
    },
  };
}
