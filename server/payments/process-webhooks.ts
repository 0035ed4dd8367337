import { applyReceipt } from '../gift-cards/apply-receipt.ts';
import { applyTopUpRefund } from '../ledger/apply-top-up.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import type { PaymentProvider } from '../platform/payment-providers/provider.ts';
import { providerOf } from '../platform/payment-providers/providers.ts';
import { applyInTransaction, settleOnce } from './apply-payment-event.ts';
import { applyRefundEvent } from './apply-refund-event.ts';
import { detailOf } from './payment-event.ts';
import {
  finishWebhook,
  lockNextWebhook,
  postponeWebhook,
  type WebhookRow,
} from './webhook-queries.ts';

/** Days until an event without an order is dropped as foreign. */
const parkingDays = 3;

type Outcome = { note: string };

/**
 * Processes one stored webhook: its effect and its completion are one transaction.
 * @returns false when no webhook is due
 */
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
  const { known: isKnown } = provider
    ? await applyEvent(deps, tx, provider, Buffer.from(raw, 'base64'))
    : { known: true };
  const parked = !isKnown && Date.now() - row.receivedAt.getTime() < parkingDays * 86_400_000;
  if (parked) await postponeWebhook(tx, row.id, 'unknown order');
  else await finishWebhook(tx, row.id, isKnown ? 'applied' : 'unknown order');
  return { note: row.event };
}

async function applyEvent(
  deps: Deps,
  tx: Transaction,
  provider: PaymentProvider,
  body: Uint8Array,
): Promise<{ known: boolean }> {
  const { payment = null, refund = null } = provider.readEvent(body) ?? {};
  const detail = payment && detailOf(provider, payment);
  const applied = detail && (await applyInTransaction(deps, tx, detail, { source: 'webhook' }));
  const topUp =
    applied && !applied.order && payment ? await applyReceipt(tx, provider, payment) : null;
  if (applied && !applied.order && !topUp) return { known: false };
  if (!refund) return { known: true };
  const ofTopUp = await applyTopUpRefund(tx, provider, refund);
  return ofTopUp === 'none' ? applyRefundEvent(deps, tx, refund) : { known: ofTopUp !== 'wait' };
}

/**
 * Processes due stored webhooks: those that failed, arrived too early, or whose process died
 * before processing.
 */
export async function processWebhooks(deps: Deps): Promise<void> {
  while (await processNextWebhook(deps));
}
