import {
  type AdminOrder,
  type OrderMove,
  type OrderStatus,
  type Sentence,
  ShopError,
  sentence,
  toRupees,
} from '@jyotiratna/contract';
import type { Admin } from '../../accounts/audit/audit.ts';
import { confirmLockedOrder } from '../../orders/cash/confirm-order.ts';
import { cancelInvoice, issueInvoice } from '../../orders/invoices/issue.ts';
import { mayInvoice } from '../../orders/invoices/order-documents.ts';
import { stillBought } from '../../orders/still-bought.ts';
import { requireMade } from '../../orders/workshop/workshop-line.ts';
import { recordCash } from '../../payments/record-cash.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import type { Deps } from '../../platform/deps.ts';
import { requestMail } from '../../platform/mail/request-mail.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';
import { requestText } from '../../platform/texts/request-text.ts';
import { releaseHold } from '../../reservations/expire-order.ts';
import { listOrderItems, type OrderItemRow, type OrderRow, updateOrder } from '../../reservations/order-queries.ts';
import { changeOrder } from './change-order.ts';
import { planMove } from './order-moves.ts';

type Changing = Pick<Deps, 'db' | 'catalogue' | 'env' | 'payments' | 'otherPayments'>;

/**
 * Confirms an order that is to be paid at the door in its customer's name, marks an order as packed, as delivered or as rejected
 * at the door; one that is so already stays as it is. A delivery of what was to be paid at the door writes down its cash.
 * @throws ShopError order_not_found or order_state
 */
export async function moveOrder(
  deps: Changing,
  actor: Admin,
  { id, move }: { id: string; move: 'confirm' | 'pack' | 'deliver' | 'refuse' },
): Promise<AdminOrder> {
  return changeOrder(deps, { actor, action: `order.${move}`, id }, async (tx, order) => {
    const plan = planMove(move, order.status);
    if (plan.kind === 'done') return null;
    if (plan.kind === 'refused' || (move === 'refuse' && order.provider !== 'cash')) throw notNow(move);
    if (move === 'pack') requireMade(await toPack(tx, id), order.status);
    if (move === 'confirm') return { order: await confirmLockedOrder(tx, order, source(actor)) };
    const cash = move === 'deliver' && order.provider === 'cash';
    if (cash) await recordCash(tx, order);
    const moved = await updateOrder(tx, order, { status: plan.to! }, source(actor));
    return { order: moved, ...(cash && { facts: { cash: toRupees(order.amountPaise) } }) };
  });
}

/**
 * Takes back a parcel that was rejected at the door: its pieces go into stock, its coupon use is given back, and its invoice is
 * taken back by a credit note, because nothing was sold.
 * @throws ShopError order_not_found or order_state
 */
export async function returnOrder(deps: Changing, actor: Admin, { id }: { id: string }): Promise<AdminOrder> {
  return changeOrder(deps, { actor, action: 'order.return', id }, async (tx, order) => {
    const plan = planMove('return', order.status);
    if (plan.kind === 'done') return null;
    if (plan.kind === 'refused') throw notNow('return');
    await cancelInvoice(tx, order);
    return { order: await releaseHold(tx, order, { status: plan.to! }, source(actor)) };
  });
}

/**
 * Hands an order to a carrier and tells the customer, once; its tax invoice is issued where the seller is configured, since
 * goods leave with one. On a shipped order it corrects carrier and number, without
 * another message; who thought it was not yet shipped (`was`) corrects nothing.
 * @throws ShopError order_not_found, order_state or stale_edit
 */
export async function shipOrder(
  deps: Changing,
  actor: Admin,
  {
    id,
    carrier,
    trackingNumber,
    was,
  }: { id: string; carrier: string; trackingNumber: string; was?: OrderStatus | undefined },
): Promise<AdminOrder> {
  return changeOrder(deps, { actor, action: 'order.ship', id }, async (tx, order) => {
    const plan = planMove('ship', order.status);
    if (plan.kind === 'refused') throw notNow('ship');
    if (plan.kind === 'done') {
      if (order.carrier === carrier && order.trackingNumber === trackingNumber) return null;
      if (was !== undefined && was !== order.status) throw shippedMeanwhile(order);
      return { order: await updateOrder(tx, order, { carrier, trackingNumber }, source(actor)) };
    }
    requireMade(await toPack(tx, id), order.status);
    // A parcel goes out also while its invoice waits for a rate; rejected before it wrote anything, it leaves no trace.
    const settings = await readSettings({ ...deps, db: tx });
    const leaving = { ...order, status: plan.to! };
    if (mayInvoice(settings, leaving)) await issueInvoice(tx, settings, order).catch(unlessUnavailable);
    const shipped = await updateOrder(tx, order, { status: plan.to!, carrier, trackingNumber }, source(actor));
    if (order.email) await requestMail(tx, { kind: 'shipped', orderId: id });
    await requestText(tx, { kind: 'shipped', orderId: id });
    return { order: shipped };
  });
}

/**
 * Sends the confirmation, or the question for it, once more; the same key again sends nothing.
 * @throws ShopError order_not_found, or order_state for an order that is not confirmed or has no e-mail address
 */
export async function resendConfirmation(
  deps: Changing,
  actor: Admin,
  { id, key }: { id: string; key: string },
): Promise<AdminOrder> {
  return changeOrder(deps, { actor, action: 'order.resend', id }, async (tx, order) => {
    if (planMove('resend', order.status).kind !== 'go' || !order.email) throw notNow('resend');
    const kind = order.status === 'placed' ? 'cash-question' : 'order-confirmation';
    const fresh = await requestMail(tx, { kind, orderId: id, again: key });
    return fresh ? { order, facts: { confirmation: 'sent again' } } : null;
  });
}

/** What was refunded before it left need not be made. */
async function toPack(tx: Transaction, id: string): Promise<OrderItemRow[]> {
  return stillBought(tx, await listOrderItems(tx, [id]));
}

function unlessUnavailable(error: unknown): void {
  if (!(error instanceof ShopError && error.code === 'invoice_unavailable')) throw error;
}

function shippedMeanwhile({ carrier, trackingNumber }: OrderRow): ShopError {
  const parcel = [carrier, trackingNumber].filter(Boolean).join(', ');
  return new ShopError('stale_edit', { message: sentence('shipped_meanwhile', { parcel }) });
}

/** Which administrator moved the order, for its timeline. */
export function source(actor: Admin): string {
  return `admin:${actor.id}`;
}

const sentences: Record<OrderMove, Sentence> = {
  confirm: sentence('confirm_cash_not_now'),
  refuse: sentence('refuse_not_now'),
  return: sentence('came_back_not_now'),
  pack: sentence('pack_not_now'),
  ship: sentence('ship_not_now'),
  deliver: sentence('deliver_not_now'),
  cancel: sentence('cancel_not_now'),
  refund: sentence('refund_not_now'),
  resend: sentence('resend_not_now'),
};

export function notNow(move: OrderMove): ShopError {
  return new ShopError('order_state', { message: sentences[move] });
}
