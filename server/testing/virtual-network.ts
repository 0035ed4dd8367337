import type { Pacing } from '../platform/payment-providers/razorpay/retry.ts';

export type VirtualNetwork = {
  /** For the client: its way out, its clock and its pauses. */
  fetch: typeof fetch;
  clock: { now: () => number };
  pacing: Pacing;
  /** In place of `AbortSignal.timeout`. */
  timeout: (ms: number) => AbortSignal;
  /** After how many ms answers arrive. */
  latencyMs: number;
  /** Nothing arrives over there, and no answer comes: the caller waits until it gives up. */
  silent: boolean;
  /** Lets time pass while nobody asks. */
  pass: (ms: number) => void;
};

/**
 * The way to the payment provider in a time of its own, which passes only by waiting: an answer that takes 8 s costs the
 * test nothing, and time-outs strike exactly. A slow provider acts on what it is asked, also when the asker has given up.
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
      controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
    }
    if (!signal?.aborted) now = end;
  }

  const network: VirtualNetwork = {
    latencyMs: 0,
    silent: false,
    clock: { now: () => now },
    pacing: { sleep: async (ms, signal) => wait(ms, signal), random: () => 0 },
    pass: (ms) => wait(ms),
    timeout(ms) {
      const controller = new AbortController();
      deadlines.set(controller, now + ms);
      return controller.signal;
    },
    async fetch(url, { signal, ...init } = {}) {
      const answer = network.silent ? null : await fetch(url, init);
      wait(answer ? network.latencyMs : Number.POSITIVE_INFINITY, signal);
      signal?.throwIfAborted();
      if (!answer) throw new Error('Nobody gives up on a silent provider: the call has no time-out.');
      return answer;
    },
  };
  return network;
}
