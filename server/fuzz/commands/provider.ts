import { isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { webhookEvents } from '../../payments/schema.ts';
import { command } from '../command.ts';
import type { ShopUnderTest } from '../fuzzed-shop.ts';
import { type JobName, jobNames, runJob, runLedgerCheck } from '../jobs.ts';

type Event = { id: string; body: string };

/** The provider's events that arrive, and their order. Others are late, or never arrive. */
const deliveries = {
  'every event': (events: Event[]) => events,
  'every event twice': (events: Event[]) => [...events, ...events],
  'every event backwards': (events: Event[]) => events.toReversed(),
  'the latest event': (events: Event[]) => events.slice(-1),
  'the latest two events backwards': (events: Event[]) => events.slice(-2).toReversed(),
  'the first half': (events: Event[]) => events.slice(0, Math.ceil(events.length / 2)),
};
type Delivery = keyof typeof deliveries;

/**
 * Sends these events to the webhook and waits until they are processed. @returns the number of
 * events
 */
export async function deliver(shop: ShopUnderTest, delivery: Delivery): Promise<number> {
  const events = deliveries[delivery]((await shop.gateway.ledger()).events);
  for (const event of events) await shop.sendWebhook(event);
  await runJob(shop, 'process-webhooks');
  // Waits for events that another process is processing, by their row locks.
  await shop.deps.db.transaction((tx) =>
    tx.select().from(webhookEvents).where(isNull(webhookEvents.processedAt)).for('update'),
  );
  return events.length;
}

export const webhooks = (delivery: Delivery) =>
  command(`webhooks: ${delivery}`, async (_, shop) => `${await deliver(shop, delivery)} delivered`);

const anyWebhooks = fc.constantFrom(...(Object.keys(deliveries) as Delivery[])).map(webhooks);

export const job = (name: JobName) =>
  command(`job ${name}`, async (_, shop) => {
    await runJob(shop, name);
    return 'done';
  });

const ledgerCheck = command('job check-ledger', async (_, shop) => {
  // An injected failure may reject or interrupt its requests; the next nightly check retries them.
  return runLedgerCheck(shop).then(
    () => 'done',
    (error: unknown) => `failed: ${error}`,
  );
});

/**
 * Failures to inject into the next requests of an operation, enough to exceed the shop's retries.
 */
const failures = [
  ['refund', 'pending', 1],
  ['refund', 'pending-then-failed', 1],
  ['refund.create', 'server-error', 3],
  ['refund.create', 'reply-lost', 3],
  ['refund.create', 'in-progress', 1],
  ['refund.create', 'invalid-input', 1],
  ['order.create', 'server-error', 3],
  ['order.create', 'reply-lost', 1],
  ['order.payments', 'unavailable', 3],
  ['payment.fetch', 'malformed-json', 3],
  ['payment.list', 'reset', 3],
  ['refund.list', 'server-error', 3],
] as const;

type Failure = (typeof failures)[number];

export const injectProviderError = (...[on, kind, times]: Failure) =>
  command(`fault ${on} ${kind}`, async (_, shop) => {
    shop.faulty = true;
    await shop.gateway.injectError(on, kind, { times });
    return 'planted';
  });

/** Longer than the shop's timeout for the provider. */
const tooLateMs = 31_000;

/** A job during which the provider responds late, or after the timeout. */
const slowJob = fc
  .tuple(fc.constantFrom(...jobNames), fc.constantFrom(4_000, tooLateMs))
  .map(([name, ms]) =>
    command(`job ${name}, the provider answers after ${ms} ms`, async (_, shop) => {
      // After several timeouts, the circuit breaker pauses the shop's calls.
      shop.faulty ||= ms === tooLateMs;
      shop.slowProvider(ms);
      await runJob(shop, name).finally(() => shop.slowProvider(0));
      return 'done';
    }),
  );

export const pass = (minutes: number) =>
  command(`${minutes} minutes pass`, async (_, shop) => {
    await shop.pass(minutes);
    return 'passed';
  });

/**
 * Minutes after which something expires: a reservation, a late capture, a coupon, a return period.
 */
const time = fc.constantFrom(6, 21, 61, 26 * 60, 11 * 1440).map(pass);
const anyFailure = fc.constantFrom(...failures).map((each) => injectProviderError(...each));

/** Commands of the provider's webhooks, and of the shop's requests to the provider. */
export const jobCommands = [
  anyWebhooks,
  anyWebhooks,
  anyWebhooks,
  fc.constantFrom(...jobNames).map(job),
  fc.constant(job('refund-payments')),
  fc.constant(job('refund-payments')),
  fc.constant(ledgerCheck),
];

/**
 * Refunds at the provider's dashboard, amount in paise.
 * @returns the response status, or 'no answer' if an injected failure affected the dashboard
 */
export async function refundByHand(
  { gateway }: Pick<ShopUnderTest, 'gateway'>,
  paymentId: string,
  amount: number,
) {
  return gateway.post(`/v1/payments/${paymentId}/refund`, { amount }).then(
    ({ status }) => String(status),
    () => 'no answer',
  );
}

export const failureCommands = [anyFailure, anyFailure, slowJob];

/** Commands that make refunds slow, with otherwise correct responses. */
export const refundFateCommands = [
  fc
    .constantFrom('pending' as const, 'pending-then-failed' as const)
    .map((fate) => injectProviderError('refund', fate, 1)),
];

export const timeCommands = [time, time];
