import { PaymentsError } from '../payments-error.ts';

export type Breaker = {
  /**
   * @throws PaymentsError `unavailable`, reason `breaker_open`, while the circuit breaker is open
   */
  enter(): void;
  /** The provider has responded, with any result. */
  succeeded(): void;
  /** There was no usable response. */
  failed(): void;
};

/**
 * A circuit breaker: stops calling a provider that does not respond, so that its timeouts do not
 * become the shop's. After `threshold` consecutive failures it rejects all calls for `openMs`, then
 * permits one probe at a time.
 */
export function createBreaker(now: () => number, threshold = 5, openMs = 15_000): Breaker {
  let consecutiveErrors = 0;
  let closesAt = 0;

  return {
    enter() {
      if (consecutiveErrors < threshold) return;
      const waitMs = closesAt - now();
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
      // This caller is the probe: others are rejected until it has a response, or for another
      // period.
      closesAt = now() + openMs;
    },
    succeeded() {
      consecutiveErrors = 0;
    },
    failed() {
      consecutiveErrors += 1;
      if (consecutiveErrors >= threshold) closesAt = now() + openMs;
    },
  };
}
