import type { StartedGateway } from '@jyotiratna/sandbox-gateway/testing/start-gateway';

export type SoakRandom = {
  /** A number from 0 up to, but excluding, 1. */
  roll: () => number;
  /** An integer from 0 to `below - 1`. */
  below: (below: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
};

/**
 * A seeded pseudo-random generator (mulberry32): the sequence is reproducible, its effects on a
 * running system are not.
 */
export function createSoakRandom(seed: number): SoakRandom {
  let state = seed >>> 0;
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(roll() * limit);
  return { roll, below, pick: (items) => items[below(items.length)]! };
}

const serverErrors: readonly [on: string, kind: string, extra?: Record<string, number>][] = [
  ['order.create', 'reply-lost'],
  ['order.create', 'unavailable'],
  ['order.create', 'throttled', { retryAfter: 5 }],
  ['order.create', 'slow', { delayMs: 1500 }],
  ['order.payments', 'server-error'],
  ['payment.fetch', 'server-error', { times: 3 }],
  ['payment.fetch', 'slow', { delayMs: 4000 }],
  ['callback', 'signature-bit-flip'],
  ['webhook', 'never'],
  ['webhook', 'repeat', { count: 5 }],
  ['webhook', 'reversed'],
  ['webhook', 'old-secret'],
  ['money', 'amount-differs'],
  ['refund.create', 'reply-lost'],
  ['refund.create', 'in-progress'],
  ['refund', 'pending', { delayMs: 3000 }],
];

/** Injects one random error into the gateway's next suitable operation. */
export async function injectError(gateway: StartedGateway, random: SoakRandom): Promise<void> {
  const [on, kind, extra] = random.pick(serverErrors);
  await gateway.injectError(on, kind, extra);
}
