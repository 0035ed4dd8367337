import {
  cancellableStatuses,
  errorMessage,
  isIn,
  type Order,
  type ReturnState,
  ShopError,
} from '@jyotiratna/contract';
import type { requestReturnRoute as call } from '@jyotiratna/contract/returns';
import type { z } from 'zod';
import { requestPushToAdmins } from '../../accounts/push/request-push.ts';
import { findSettlingPayment } from '../../payments/queries.ts';
import { listRefundLines, listRefundRows } from '../../payments/refund-queries.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { isUniqueViolation, transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { requestEmail } from '../../platform/email/request-email.ts';
import { newId } from '../../platform/secrets/token.ts';
import {
  findOrder,
  listOrderItems,
  lockOrder,
  type OrderRow,
} from '../../reservations/order-queries.ts';
import { cancelLockedOrder } from '../cancel-locked-order.ts';
import { type OrderAccess, showOrder, viewerBy } from '../get-order.ts';
import { followRefunds, paidByLine } from '../line-money.ts';
import { refundableItems } from '../refundable.ts';
import { planReturnable, type ReturnableLine, rejectionOf } from './plan-returnable.ts';
import { presentReturn, presentReturnable } from './present-returns.ts';
import {
  findDeliveredAt,
  insertReturn,
  listOrderReturns,
  moveReturn,
  type ReturnWithLines,
} from './queries.ts';

/**
 * The actions available to the viewer on the order, and its returns; no actions for an
 * administrator, who has separate endpoints.
 * @throws ShopError order_not_found, also for another user's order
 */
export async function getReturns(
  deps: Pick<Deps, 'db' | 'clock'>,
  access: OrderAccess,
): Promise<ReturnState> {
  const order = await requireOwn(deps, access, await findOrder(deps.db, access.id));
  const state = await present(deps, deps.db, order);
  return access.actor.role === 'admin' ? { ...state, returnable: [], mayCancel: false } : state;
}

/**
 * Requests a return. The order is locked, so that concurrent requests create one return.
 * @throws ShopError order_not_found, order_state before the order is delivered, return_open while
 * another return is open, invalid_input for lines that are not returnable (any more)
 */
export async function requestReturn(
  deps: Pick<Deps, 'db' | 'clock'>,
  access: OrderAccess,
  input: z.output<typeof call.body>,
): Promise<ReturnState> {
  const { lines, reason, wish: request, note = '' } = input;
  return onlyOne(() =>
    transact(deps.db, async (tx) => {
      const order = await requireOwn(deps, access, await lockOrder(tx, access.id));
      const existing = await existingOf(deps, tx, order);
      if (existing.returnable === null)
        throw new ShopError('order_state', { message: errorMessage('return_not_now') });
      for (const [at, line] of lines.entries()) {
        const twice = lines.findIndex(({ item }) => item === line.item) < at;
        const rejection = twice ? 'gone' : rejectionOf(existing.returnable, line, reason);
        if (rejection) throw reject(at, rejection);
      }
      const id = newId('ret_');
      await insertReturn(
        tx,
        { id, orderId: order.id, status: 'requested', wish: request, reason, note },
        lines,
      );
      await requestEmail(tx, { kind: 'return-step', returnId: id, step: 'requested' });
      await requestEmail(tx, { kind: 'return-notice', returnId: id });
      await requestPushToAdmins(tx, { kind: 'return-requested', returnId: id }, '/admin/returns');
      return present(deps, tx, order);
    }),
  );
}

/**
 * Withdraws a return request before any item was sent back.
 * @throws ShopError order_not_found, order_state
 */
export async function withdrawReturn(
  deps: Pick<Deps, 'db' | 'clock'>,
  access: OrderAccess,
): Promise<ReturnState> {
  return transact(deps.db, async (tx) => {
    const order = await requireOwn(deps, access, await lockOrder(tx, access.id));
    const open = (await listOrderReturns(tx, order.id)).find(
      ({ status }) => status === 'requested' || status === 'approved',
    );
    if (!open || !(await moveReturn(tx, open, { status: 'withdrawn' }))) {
      throw new ShopError('order_state', { message: errorMessage('withdraw_not_now') });
    }
    return present(deps, tx, order);
  });
}

/**
 * Cancels an order that has not been shipped, for its customer. @throws ShopError order_not_found,
 * order_state
 */
export async function cancelOwnOrder(
  deps: Pick<Deps, 'db' | 'env' | 'payments' | 'otherPayments'>,
  access: OrderAccess,
): Promise<Order> {
  const cancelled = await transact(deps.db, async (tx) => {
    const order = await requireOwn(deps, access, await lockOrder(tx, access.id));
    if (!isIn(cancellableStatuses, order.status)) {
      throw new ShopError('order_state', { message: errorMessage('cancel_own_not_now') });
    }
    return (await cancelLockedOrder(deps, tx, order, 'customer')).order;
  });
  return showOrder(deps, cancelled, await viewerBy(deps, cancelled, access));
}

export async function requireOwn(
  deps: Pick<Deps, 'db'>,
  access: OrderAccess,
  order: OrderRow | null,
): Promise<OrderRow> {
  if (!order || (await viewerBy(deps, order, access)) === 'anyone')
    throw new ShopError('order_not_found');
  return order;
}

type OrderReturns = {
  returns: ReturnWithLines[];
  items: Awaited<ReturnType<typeof listOrderItems>>;
};

/** `returnable` is null before the order is delivered, and for a fully returned order. */
async function existingOf(
  deps: Pick<Deps, 'clock'>,
  db: Executor,
  order: OrderRow,
): Promise<OrderReturns & { returnable: ReturnableLine[] | null }> {
  const items = await listOrderItems(db, [order.id]);
  const returns = await listOrderReturns(db, order.id);
  const deliveredAt = order.status === 'delivered' ? await findDeliveredAt(db, order.id) : null;
  if (deliveredAt === null) return { returns, items, returnable: null };
  const payment = await findSettlingPayment(db, order.id);
  const byLine = refundableItems(
    payment,
    await listRefundRows(db, order.id),
    await listRefundLines(db, order.id),
  );
  const money = followRefunds({ order, items }, byLine).lines;
  const sold = {
    items,
    money,
    returns,
    refunded: new Set(byLine.map(({ key }) => key)),
    deliveredAt,
  };
  return { returns, items, returnable: planReturnable(sold, deps.clock.now()) };
}

async function present(
  deps: Pick<Deps, 'clock'>,
  db: Executor,
  order: OrderRow,
): Promise<ReturnState> {
  const { returns, items, returnable } = await existingOf(deps, db, order);
  return {
    returns: returns.map((row) => presentReturn(row, items)),
    returnable: presentReturnable(returnable ?? [], items, paidByLine({ order, items })),
    mayCancel: isIn(cancellableStatuses, order.status),
  };
}

async function onlyOne<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error, 'return_requests_open')) throw error;
    throw new ShopError('return_open');
  }
}

function reject(at: number, rejection: 'gone' | 'reason'): ShopError {
  const message = errorMessage(rejection === 'gone' ? 'return_gone' : 'return_only_faulty');
  return new ShopError('invalid_input', {
    message,
    fields: { [rejection === 'gone' ? `lines.${at}` : 'reason']: message },
  });
}
