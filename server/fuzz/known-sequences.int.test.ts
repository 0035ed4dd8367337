import { afterAll, beforeAll, describe, it } from 'vitest';
import { databaseKinds } from '../testing/test-database.ts';
import type { ShopCommand } from './command.ts';
import { buy } from './commands/checkout.ts';
import { deliverCashOrder } from './commands/fulfilment.ts';
import { payTwice } from './commands/payments.ts';
import { injectProviderError, job, webhooks } from './commands/provider.ts';
import { cancel, fuzzRefund, refundAtDashboard } from './commands/refunds.ts';
import type { RunPlace } from './new-run.ts';
import { openInProcess } from './open-in-process.ts';
import { runSequence } from './run-fuzz.ts';

const one = {
  buyer: 0,
  lines: [{ remedy: 0, quantity: 1 }],
  coupon: null,
  place: 'far away',
} as const;
const buyOne = () => buy({ ...one, lines: [...one.lines] });

/** Sequences that once broke the books, as found and shrunk by the fuzz test. */
const sequences: Record<string, () => ShopCommand[]> = {
  'the refund of a second payment is done while that of the first one is under way': () => [
    buyOne(),
    cancel(0, true),
    injectProviderError('refund', 'pending-then-failed', 1),
    job('refund-payments'),
    payTwice(0, true),
    job('refund-payments'),
  ],
  'the provider refuses a refund because its dashboard has given the money back': () => [
    buyOne(),
    deliverCashOrder(0),
    fuzzRefund({ n: 0, share: 'half the price', every: true, restock: false }),
    refundAtDashboard({ n: 0, share: 'all that is left', second: false }),
    job('refund-payments'),
    webhooks('every event'),
  ],
  'the dashboard gives all back but a part of the delivery charge': () => [
    buyOne(),
    deliverCashOrder(0),
    refundAtDashboard({ n: 0, share: 'all but 60 rupees', second: false }),
    webhooks('every event'),
  ],
};

describe.each(databaseKinds())('the books on %s are consistent after', (kind) => {
  let place: RunPlace & { close: () => Promise<void> };
  beforeAll(async () => {
    place = await openInProcess(kind);
  });
  afterAll(() => place.close());

  it.each(Object.entries(sequences))('%s', (_, sequence) => runSequence(place, sequence()));
});
