import type { Timing } from '../platform/payment-providers/razorpay/retry.ts';

export type VirtualNetwork = {
  /** For the client: its network, clock and timers. */
  fetch: typeof fetch;
  clock: { now: () => number };
  timing: Timing;
  /** Replaces `AbortSignal.timeout`. */
  timeout: (ms: number) => AbortSignal;
  /** The latency of responses in ms. */
  latencyMs: number;
  /** Requests are not delivered, and there is no response: the caller reaches its timeout. */
  silent: boolean;
  /** Advances the time without requests. */
  pass: (ms: number) => void;
};

/**
 * The network to the payment provider on a virtual clock, which advances only by waiting: a
 * response after 8 s takes no real time, and timeouts are exact. A slow provider processes a
 * request even when its client has timed out.
 */
export function createVirtualNetwork(): VirtualNetwork {
  const deadlines = new Map<AbortController, number>();
  let now = Date.now();

  function wait(ms: number, signal?: AbortSignal | null): void {
    const end = now + ms;
    while (!signal?.aborted) {
      const [next] = [...deadlines].filter(([, due]) => due <= end).sort(([, a], [, b]) => a - b);
      if (!next) break;
      const [controller, due] = next;
      deadlines.delete(controller);
      now = Math.max(now, due);
      controller.abort(
        new DOMException('The operation was aborted due to timeout', 'TimeoutError'),
      );
    }
    if (!signal?.aborted) now = end;
  }

  const network: VirtualNetwork = {
    latencyMs: 0,
    silent: false,
    clock: { now: () => now },
    timing: { sleep: async (ms, signal) => wait(ms, signal), random: () => 0 },
    pass: (ms) => wait(ms),
    timeout(ms) {
      const controller = new AbortController();
      deadlines.set(controller, now + ms);
      return controller.signal;
    },
    async fetch(url, { signal, ...init } = {}) {
      const response = network.silent ? null : await fetch(url, init);
      wait(response ? network.latencyMs : Number.POSITIVE_INFINITY, signal);
      signal?.throwIfAborted();
      if (!response)
        throw new Error('Nobody gives up on a silent provider: the call has no time-out.');
      return response;
    },
  };
  return network;
}
