import { applyTopUp, applyTopUpRefund } from '../ledger/apply-top-up.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import type { PaymentProvider } from '../platform/payment-providers/provider.ts';
import { providerOf } from '../platform/payment-providers/providers.ts';
import { applyInTransaction, settleOnce } from './apply-payment-fact.ts';
import { applyRefundFact } from './apply-refund-fact.ts';
import { factOf } from './payment-fact.ts';
import { finishWebhook, lockNextWebhook, postponeWebhook, type WebhookRow } from './webhook-queries.ts';

/** An event of an order that is not known by then is none of ours. */
const parkingDays = 3;

type Outcome = { note: string };

/** Acts on one stored webhook: its effect and the note that it is done are one transaction. @returns false when none is due */
async function processNextWebhook(deps: Deps): Promise<boolean> {
  let current: WebhookRow | null = null;
  try {
    const outcome = await settleOnce(() =>
      transact(deps.db, async (tx) => {
        current = await lockNextWebhook(tx);
        return current && act(deps, tx, current);
      }),
    );
    return outcome !== null;
  } catch (error) {
    const failed = current as WebhookRow | null;
    if (!failed) throw error;
    deps.log.error({ err: error, event: failed.event }, 'webhook failed');
    await postponeWebhook(deps.db, failed.id, 'failed');
    return true;
  }
}

async function act(deps: Deps, tx: Transaction, row: WebhookRow): Promise<Outcome> {
  const { raw, provider: from } = row.payload;
  const provider = from === undefined ? deps.payments : providerOf(deps, { provider: from });
  const { known } = provider ? await applyEvent(deps, tx, provider, Buffer.from(raw, 'base64')) : { known: true };
  const parked = !known && Date.now() - row.receivedAt.getTime() < parkingDays * 86_400_000;
  if (parked) await postponeWebhook(tx, row.id, 'unknown order');
  else await finishWebhook(tx, row.id, known ? 'applied' : 'unknown order');
  return { note: row.event };
}

async function applyEvent(
  deps: Deps,
  tx: Transaction,
  provider: PaymentProvider,
  body: Uint8Array,
): Promise<{ known: boolean }> {
  const { payment = null, refund = null } = provider.readEvent(body) ?? {};
  const fact = payment && factOf(provider, payment);
  const applied = fact && (await applyInTransaction(deps, tx, fact, { source: 'webhook' }));
  const topUp = applied && !applied.order && payment ? await applyTopUp(tx, provider, payment) : null;
  if (applied && !applied.order && !topUp) return { known: false };
  if (!refund) return { known: true };
  return (await applyTopUpRefund(tx, provider, refund)) ? { known: true } : applyRefundFact(deps, tx, refund);
}

/** Acts on stored webhooks that are due: those that failed, came too early, or whose process died before acting. */
export async function processWebhooks(deps: Deps): Promise<void> {
  while (await processNextWebhook(deps));
}
