import { setTimeout as pause } from 'node:timers/promises';
import { deliverPushMessages } from '../accounts/push/deliver-pushes.ts';
import { makeArchives } from '../admin/archives/make-archive.ts';
import { checkImports } from '../admin/imports/check-import.ts';
import { runImports } from '../admin/imports/run-import.ts';
import { removeImageFiles } from '../admin/pictures/remove-files.ts';
import { sweepImageFiles } from '../admin/pictures/sweep-files.ts';
import { watchStock } from '../admin/stock/watch-stock.ts';
import { remindOfCarts } from '../cart-reminders/remind-of-carts.ts';
import { issueSessionInvoices } from '../consultations/documents/session-invoice.ts';
import { closeRooms } from '../consultations/rooms/close-rooms.ts';
import { sweepConsultations } from '../consultations/sweep-consultations.ts';
import { issueVouchers } from '../consultations/vouchers/issue-vouchers.ts';
import { processGiftCards } from '../gift-cards/send.ts';
import { remindOfSessions } from '../healers/remind-of-sessions.ts';
import { sendDaily } from '../kundli/daily/send-daily.ts';
import { countPairs } from '../orders/companions/count-pairs.ts';
import { creditRefunds } from '../orders/invoices/credit-refunds.ts';
import { requestReviews } from '../orders/reviews/request-reviews.ts';
import { pollParcels } from '../parcels/poll-parcels.ts';
import { watchRemittances } from '../parcels/remittances/watch-remittances.ts';
import { runCourierTasks } from '../parcels/run-courier-tasks.ts';
import { checkLedger } from '../payments/check-ledger.ts';
import { refreshInstalmentPlans } from '../payments/instalment-plans.ts';
import { processWebhooks } from '../payments/process-webhooks.ts';
import { reconcileOrders } from '../payments/reconcile-order.ts';
import { refundPayments } from '../payments/refund-payment.ts';
import { fetchSettlements } from '../payments/settlements/fetch-settlements.ts';
import type { Deps } from '../platform/deps.ts';
import { deliverEmail } from '../platform/email/deliver-email.ts';
import { repeat } from '../platform/jobs/repeat.ts';
import { sweepWithLease } from '../privacy/sweep-accounts.ts';
import { notifyOfStock } from '../stock-alerts/notify-of-stock.ts';
import { deliverTextMessages } from '../texts/deliver-texts.ts';
import { reconcileTopUps } from '../wallet/reconcile-top-ups.ts';
import { refundClosedBalances } from '../wallet/refund-closed-balances.ts';
import { deliverWebhooks } from '../webhooks/deliver-webhooks.ts';

const second = 1000;
const hour = 3600 * second;

/**
 * Starts the background jobs (scheduler). Several processes may run all of them concurrently: each
 * job claims its work.
 * @returns a function that stops them and awaits the current run
 */
export function startJobs(deps: Deps): () => Promise<void> {
  const sendsMessages = deps.textSenders.length > 0;
  const stops = [
    repeat('deliver-mail', 2 * second, () => deliverEmail(deps), deps.log),
    repeat(
      'deliver-texts',
      sendsMessages ? second : hour,
      () => deliverTextMessages(deps),
      deps.log,
    ),
    repeat('deliver-pushes', 2 * second, () => deliverPushMessages(deps), deps.log),
    repeat('deliver-webhooks', 2 * second, () => deliverWebhooks(deps), deps.log),
    repeat('read-instalments', hour / 60, () => readInstalments(deps), deps.log),
    repeat('store-visits', 30 * second, () => deps.visits.store(deps.db), deps.log),
    repeat('reconcile-orders', 15 * second, () => reconcileOrders(deps), deps.log),
    repeat('process-gift-cards', hour / 60, () => processGiftCards(deps), deps.log),
    repeat('reconcile-top-ups', 15 * second, () => reconcileTopUps(deps), deps.log),
    repeat('sweep-consultations', 5 * second, () => sweepConsultations(deps), deps.log),
    repeat('close-rooms', 5 * second, () => closeRooms(deps), deps.log),
    repeat('refund-payments', 5 * second, () => refundPayments(deps), deps.log),
    repeat('refund-closings', 5 * second, () => refundClosedBalances(deps), deps.log),
    repeat('process-webhooks', 5 * second, () => processWebhooks(deps), deps.log),
    repeat('courier-tasks', 2 * second, () => runCourierTasks(deps), deps.log),
    repeat('poll-parcels', hour / 60, () => pollParcels(deps), deps.log),
    repeat('watch-remittances', 6 * hour, () => watchRemittances(deps), deps.log),
    repeat('remind-of-sessions', hour / 60, () => remindOfSessions(deps), deps.log),
    repeat('check-ledger', 6 * hour, () => checkLedger(deps), deps.log),
    repeat('fetch-settlements', 6 * hour, () => fetchSettlements(deps), deps.log),
    repeat('remove-pictures', hour / 60, () => removeImageFiles(deps), deps.log),
    // First run after an hour, so that a shop started on the wrong database by mistake can be
    // stopped before it deletes files.
    repeat('sweep-pictures', 6 * hour, () => sweepImageFiles(deps), deps.log, hour),
    repeat('watch-stock', hour / 60, () => watchStock(deps), deps.log),
    repeat('tell-of-stock', hour / 60, () => notifyOfStock(deps), deps.log),
    repeat('remind-of-carts', hour / 60, () => remindOfCarts(deps), deps.log),
    repeat('send-daily-charts', hour / 60, () => sendDaily(deps), deps.log),
    repeat('count-pairs', hour, () => countPairs(deps), deps.log),
    repeat('issue-session-invoices', hour / 60, () => issueSessionInvoices(deps), deps.log),
    repeat('issue-vouchers', hour / 60, () => issueVouchers(deps), deps.log),
    repeat('credit-refunds', hour / 60, () => creditRefunds(deps), deps.log),
    repeat('ask-for-reviews', hour, () => requestReviews(deps), deps.log),
    repeat('make-archives', 5 * second, () => makeArchives(deps), deps.log),
    repeat('check-imports', 2 * second, () => checkImports(deps), deps.log),
    repeat('run-imports', 2 * second, () => runImports(deps), deps.log),
    repeat('sweep-accounts', hour, () => sweepWithLease(deps), deps.log),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    await deps.pushPump.idle();
  };
}

/**
 * Maximum wait at start for the provider's instalment plans, which pages display from the first
 * request on, in ms.
 */
const firstPlansMs = 2 * second;

/** Reads the instalment plans before the first request, if the provider responds in time. */
export async function firstInstalments(deps: Deps): Promise<void> {
  await Promise.race([readInstalments(deps), pause(firstPlansMs, undefined, { ref: false })]);
}

/** If the provider is unavailable, the existing plans are retained. */
function readInstalments(deps: Deps): Promise<void> {
  return refreshInstalmentPlans(deps).catch((err: unknown) =>
    deps.log.warn({ err }, 'no instalment plans were read'),
  );
}
