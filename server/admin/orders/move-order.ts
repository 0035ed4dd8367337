import {
  type AdminOrder,
  defined,
  type ErrorMessage,
  errorMessage,
  type OrderMove,
  type OrderStatus,
  ShopError,
  toRupees,
} from '@jyotiratna/contract';
import type { Admin } from '../../accounts/audit/audit.ts';
import { confirmLockedOrder } from '../../orders/cash/confirm-order.ts';
import {
  deliverLockedOrder,
  handOverLockedOrder,
  linesToPack,
  shipLockedOrder,
  takeBackLockedOrder,
} from '../../orders/fulfil-order.ts';
import { requireFinished } from '../../orders/workshop/workshop-line.ts';
import { rejectPaidPurchase, requireUnpaidPurchase } from '../../payments/record-cash.ts';
import type { Deps } from '../../platform/deps.ts';
import { requestEmail } from '../../platform/email/request-email.ts';
import { duePaise } from '../../reservations/order-credit.ts';
import { type OrderRow, updateOrder } from '../../reservations/order-queries.ts';
import { changeOrder } from './change-order.ts';
import { planMove } from './order-actions.ts';

type Changing = Pick<Deps, 'db' | 'catalogue' | 'env' | 'payments' | 'otherPayments'>;

/**
 * Changes an order's status: confirms cash on delivery on behalf of its customer, or marks an order
 * as packed, delivered or rejected at delivery; idempotent. The delivery of a cash-on-delivery
 * order also records its payment.
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
    if (plan.kind === 'refused' || (move === 'refuse' && order.provider !== 'cash'))
      throw notNow(move);
    if (move === 'pack') requireFinished(await linesToPack(tx, id), order.status);
    if (move === 'confirm') return { order: await confirmLockedOrder(tx, order, source(actor)) };
    if (move === 'deliver') {
      if (order.status === 'refused') await requireUnpaidPurchase(tx, order);
      const cash = order.provider === 'cash' && { metadata: { cash: toRupees(duePaise(order)) } };
      const delivered = deliverLockedOrder(tx, order, source(actor)).catch(rejectPaidPurchase);
      return { order: await delivered, ...cash };
    }
    return { order: await updateOrder(tx, order, { status: defined(plan.to) }, source(actor)) };
  });
}

/**
 * Records an order's handover at the counter, and issues its tax invoice if the seller is
 * configured; idempotent.
 * @throws ShopError order_not_found or order_state
 */
export async function collectOrder(
  deps: Changing,
  actor: Admin,
  { id }: { id: string },
): Promise<AdminOrder> {
  return changeOrder(deps, { actor, action: 'order.collect', id }, async (tx, order) => {
    const plan = planMove('collect', order.status);
    if (plan.kind === 'done') return null;
    if (plan.kind === 'refused' || order.address) throw notNow('collect');
    requireFinished(await linesToPack(tx, id), order.status);
    return { order: await handOverLockedOrder(deps, tx, order, source(actor)) };
  });
}

/**
 * Processes the return of a parcel rejected at delivery: its units are restocked, its coupon use
 * is reverted, and its invoice is cancelled by a credit note, because no sale took place.
 * @throws ShopError order_not_found or order_state
 */
export async function returnOrder(
  deps: Changing,
  actor: Admin,
  { id }: { id: string },
): Promise<AdminOrder> {
  return changeOrder(deps, { actor, action: 'order.return', id }, async (tx, order) => {
    const plan = planMove('return', order.status);
    if (plan.kind === 'done') return null;
    if (plan.kind === 'refused') throw notNow('return');
    return { order: await takeBackLockedOrder(tx, order, source(actor)) };
  });
}

/**
 * Dispatches an order with a carrier and notifies the customer, once; issues its tax invoice if the
 * seller is configured, since goods must be accompanied by one. For a dispatched order it corrects
 * carrier and tracking number, without another email; a request that was based on the status before
 * dispatch (`was`) changes nothing.
 * @throws ShopError order_not_found, order_state or stale_edit
 */
export async function shipOrder(
  deps: Changing,
  actor: Admin,
  {
    id,
    carrier,
    trackingNumber,
    was: previous,
  }: { id: string; carrier: string; trackingNumber: string; was?: OrderStatus | undefined },
): Promise<AdminOrder> {
  return changeOrder(deps, { actor, action: 'order.ship', id }, async (tx, order) => {
    const plan = planMove('ship', order.status);
    if (plan.kind === 'refused') throw notNow('ship');
    if (plan.kind === 'done') {
      if (order.carrier === carrier && order.trackingNumber === trackingNumber) return null;
      if (previous !== undefined && previous !== order.status) throw shippedMeanwhile(order);
      return { order: await updateOrder(tx, order, { carrier, trackingNumber }, source(actor)) };
    }
    requireFinished(await linesToPack(tx, id), order.status);
    const shipped = await shipLockedOrder(deps, tx, order, {
      carrier,
      trackingNumber,
      source: source(actor),
    });
    return { order: shipped };
  });
}

/**
 * Resends the order confirmation, or the request to confirm it, once per key.
 * @throws ShopError order_not_found, or order_state for an order that is not confirmed or has no
 * email address
 */
export async function resendConfirmation(
  deps: Changing,
  actor: Admin,
  { id, key }: { id: string; key: string },
): Promise<AdminOrder> {
  return changeOrder(deps, { actor, action: 'order.resend', id }, async (tx, order) => {
    if (planMove('resend', order.status).kind !== 'go' || !order.email) throw notNow('resend');
    const kind = order.status === 'placed' ? 'cash-question' : 'order-confirmation';
    const fresh = await requestEmail(tx, { kind, orderId: id, again: key });
    return fresh ? { order, metadata: { confirmation: 'sent again' } } : null;
  });
}

function shippedMeanwhile({ carrier, trackingNumber }: OrderRow): ShopError {
  const parcel = [carrier, trackingNumber].filter(Boolean).join(', ');
  return new ShopError('stale_edit', { message: errorMessage('shipped_meanwhile', { parcel }) });
}

/** The administrator as the source of a status change, for the order's timeline. */
export function source(actor: Admin): string {
  return `admin:${actor.id}`;
}

const sentences: Record<OrderMove, ErrorMessage> = {
  confirm: errorMessage('confirm_cash_not_now'),
  refuse: errorMessage('refuse_not_now'),
  return: errorMessage('came_back_not_now'),
  pack: errorMessage('pack_not_now'),
  ship: errorMessage('ship_not_now'),
  deliver: errorMessage('deliver_not_now'),
  collect: errorMessage('collect_not_now'),
  cancel: errorMessage('cancel_not_now'),
  refund: errorMessage('refund_not_now'),
  resend: errorMessage('resend_not_now'),
};

export function notNow(move: OrderMove): ShopError {
  return new ShopError('order_state', { message: sentences[move] });
}
