import { sweepConsultations } from '../consultations/sweep-consultations.ts';
import { creditRefunds } from '../orders/invoices/credit-refunds.ts';
import { issueInvoice } from '../orders/invoices/issue.ts';
import { mayInvoice } from '../orders/invoices/order-documents.ts';
import { checkLedger } from '../payments/check-ledger.ts';
import { processWebhooks } from '../payments/process-webhooks.ts';
import { reconcileOrders } from '../payments/reconcile-order.ts';
import { refundPayments } from '../payments/refund-payment.ts';
import { transact } from '../platform/database/transact.ts';
import { PaymentsError } from '../platform/payment-providers/payments-error.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import { lockOrder } from '../reservations/order-queries.ts';
import { orders } from '../reservations/schema.ts';
import { reconcileTopUps } from '../wallet/reconcile-top-ups.ts';
import type { ShopUnderTest } from './fuzzed-shop.ts';

/** The jobs that move money, named as in `boot/start-jobs.ts`. */
export const jobs = {
  'process-webhooks': processWebhooks,
  'reconcile-orders': reconcileOrders,
  'reconcile-top-ups': reconcileTopUps,
  'refund-payments': refundPayments,
  'credit-refunds': creditRefunds,
  'sweep-consultations': sweepConsultations,
};

export type JobName = keyof typeof jobs;
export const jobNames = Object.keys(jobs) as JobName[];

/**
 * Runs a job once in every process concurrently. The next run retries after the provider's
 * failures.
 */
export async function runJob(
  { workers }: Pick<ShopUnderTest, 'workers'>,
  name: JobName,
): Promise<void> {
  const results = await Promise.allSettled(workers.map((deps) => jobs[name](deps)));
  for (const result of results)
    if (result.status === 'rejected' && !(result.reason instanceof PaymentsError))
      throw result.reason;
}

const halfYearMs = 182 * 86_400_000;

/** Compares the provider's list with the books, up to now by the provider's clock. */
export async function runLedgerCheck({
  deps,
  gateway,
}: Pick<ShopUnderTest, 'deps' | 'gateway'>): Promise<void> {
  const restMs = 11 * 60_000;
  await checkLedger(
    { ...deps, clock: { ...deps.clock, now: () => gateway.clock.now() + restMs } },
    halfYearMs,
  );
}

/**
 * Clears the provider's failures and advances the time until nothing is due. Webhooks are not
 * delivered: polling and the ledger check must find everything.
 */
export async function settle(shop: ShopUnderTest): Promise<void> {
  shop.slowProvider(0);
  await shop.gateway.clearErrorQueue();
  for (let hours = 0; hours < 3; hours += 1) {
    await shop.pass(61);
    for (const name of jobNames) await runJob(shop, name);
  }
  await runLedgerCheck(shop);
  await issueInvoices(shop);
  for (const name of jobNames) await runJob(shop, name);
}

/**
 * Issues invoices as downloads would, without rendering: every eligible order gets its invoice
 * number.
 */
async function issueInvoices({ deps }: Pick<ShopUnderTest, 'deps'>): Promise<void> {
  const settings = await readSettings(deps);
  for (const order of await deps.db.select().from(orders)) {
    if (!mayInvoice(settings, order)) continue;
    await transact(deps.db, async (tx) =>
      issueInvoice(tx, settings, (await lockOrder(tx, order.id))!),
    );
  }
}
