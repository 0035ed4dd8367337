import {
  type AdminReturn,
  defined,
  errorMessage,
  formatRupeesExact,
  isCausedByShop,
  type ReturnStatus,
  ShopError,
  toPaise,
  toRupees,
} from '@jyotiratna/contract';
import { emailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import { giftKey } from '../../gift-cards/code.ts';
import { issueCard } from '../../gift-cards/issue.ts';
import { creditAccount, grantsAccount } from '../../ledger/accounts.ts';
import { depositCredit } from '../../ledger/deposit-credit.ts';
import { presentReturn } from '../../orders/returns/present-returns.ts';
import {
  countPendingReturns,
  findReturn,
  listReturnRows,
  moveReturn,
  noteLine,
  type ReturnWithLines,
} from '../../orders/returns/queries.ts';
import { minCreditPaise } from '../../orders/store-credit.ts';
import { noRefundRoute, refundRoute } from '../../payments/refund-route.ts';
import { readCursor, writeCursor } from '../../platform/database/cursor.ts';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { requestEmail } from '../../platform/email/request-email.ts';
import { contactOfOrder } from '../../reservations/order-credit.ts';
import {
  findOrders,
  listOrderItems,
  lockOrder,
  type OrderItemRow,
  type OrderRow,
} from '../../reservations/order-queries.ts';
import { restockItem, unshelveItem } from '../../reservations/stock-queries.ts';
import { requestOrderRefund } from '../orders/refund-order.ts';
import { type ReturnWorth, returnWorth } from './return-worth.ts';

type Changing = Pick<Deps, 'db' | 'catalogue' | 'env' | 'payments' | 'otherPayments'>;

/** The statuses from which each step is permitted. */
const from: Record<'approved' | 'declined' | 'received' | 'settled', readonly ReturnStatus[]> = {
  approved: ['requested'],
  declined: ['requested', 'received'],
  // The parcel may arrive before the return is approved.
  received: ['requested', 'approved'],
  settled: ['received'],
};

type Page = {
  status?: ReturnStatus | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

/**
 * A page of the returns with their orders, latest first, and the number of returns that require action.
 * @throws ShopError invalid_input for an invalid cursor
 */
export async function listReturns(
  { db }: Pick<Deps, 'db'>,
  { status, limit = 50, cursor: text }: Page,
): Promise<{ returns: AdminReturn[]; waiting: number; nextCursor: string | null }> {
  const cursor = text === undefined ? undefined : readCursor(text, 'moment');
  const { rows, next } = await listReturnRows(db, { status, limit, cursor });
  return {
    returns: await present(db, rows),
    waiting: await countPendingReturns(db),
    nextCursor: next && writeCursor(next),
  };
}

/**
 * Approves a return, or declines it with a reason; the customer is notified. Units that were
 * already restocked and are then declined go back to the buyer, and are removed from stock.
 * @throws ShopError not_found, order_state, also if these units were sold to other customers
 * concurrently
 */
export async function respondToReturn(
  deps: Changing,
  actor: Admin,
  {
    id,
    status,
    answer: response = '',
  }: { id: string; status: 'approved' | 'declined'; answer?: string | undefined },
): Promise<AdminReturn> {
  return step(deps, actor, { id, to: status }, async (tx, { order, found }) => {
    for (const { position, quantity, restock } of await inLockOrder(tx, order, found.lines)) {
      if (restock && !(await unshelveItem(tx, { orderId: order.id, position }, quantity)))
        throw new ShopError('order_state', { message: errorMessage('return_sold_again') });
    }
    return { change: { answer: response } };
  });
}

/**
 * Records that the units were received and inspected. Only now are resalable ones restocked.
 * @param restock positions of the order's lines whose units are resalable
 * @throws ShopError not_found, order_state
 */
export async function receiveReturn(
  deps: Changing,
  actor: Admin,
  { id, restock }: { id: string; restock: readonly number[] },
): Promise<AdminReturn> {
  return step(deps, actor, { id, to: 'received' }, async (tx, { order, found }) => {
    const back: number[] = [];
    for (const line of await inLockOrder(tx, order, found.lines)) {
      const intact = restock.includes(line.position);
      await noteLine(tx, line, { restock: intact });
      const isRestocked =
        intact &&
        order.hasReservedStock &&
        (await restockItem(tx, { orderId: order.id, position: line.position }, line.quantity));
      if (isRestocked) back.push(line.position);
    }
    return { metadata: { backInStock: back } };
  });
}

/**
 * Settles a received return in one of three ways: refunds its units' share of the payment; records
 * an exchange; or grants store credit, in the customer's account, or for a guest as a gift card.
 * The share that store credit had paid is returned as such in any case. A deduction reduces the
 * refund, with a reason displayed to the customer.
 * @throws ShopError not_found, order_state if there is nothing to refund, invalid_input for a
 * deduction that is not permitted
 */
export async function settleReturn(
  deps: Changing,
  actor: Admin,
  input: Settlement,
): Promise<AdminReturn> {
  const { id, as, answer: response, deduction } = input;
  const key = await giftKey(deps);
  return step(deps, actor, { id, to: 'settled' }, async (tx, { order, found }) => {
    if (as === 'exchange') {
      if (deduction) throw rejectDeduction(0, found);
      return {
        change: response === undefined ? {} : { answer: response },
        metadata: { exchange: true },
      };
    }
    // A sandbox payment, in a shop that has left the sandbox, is neither refunded nor credited.
    const route = refundRoute(deps, order);
    if (route === 'no-money' && order.provider === 'sandbox') throw noRefundRoute(route);
    const worth = await returnWorth(tx, order, found);
    const deductPaise = toPaise(deduction?.amount ?? 0);
    if (deductPaise > worth.deductible) throw rejectDeduction(worth.deductible, found);
    const messages = emailMessages[order.locale].returns;
    const deducted =
      deduction && messages.deducted(formatRupeesExact(deduction.amount), deduction.reason);
    const credited = as === 'credit' ? worth.credit - deductPaise : worth.spent;
    const { lines } = worth;
    const refundInput = { id: order.id, key: `return ${id}`, lines, deductPaise };
    const given =
      as === 'refund' && (worth.price > 0 || credited < minCreditPaise)
        ? await requestOrderRefund(deps, { actor, tx, order }, refundInput)
        : null;
    const metadata = {
      ...given?.metadata,
      ...(deduction && { deduction: `${deduction.amount}, ${deduction.reason}` }),
    };
    const settled = (...sentences: (string | undefined)[]) => {
      const all = [response, deducted, ...sentences].filter(Boolean).join(' ');
      return { ...(all && { answer: all }), refundKey: given?.key ?? null };
    };
    if (credited < minCreditPaise) {
      if (as === 'credit') throw notNow();
      return { change: settled(), metadata };
    }
    if (order.userId === null) await issueReturn(tx, key, { order, returnId: id, paise: credited });
    else await depositReturn(tx, order.userId, { order, returnId: id, paise: credited });
    if (as === 'credit')
      for (const { item, amount } of lines)
        await noteLine(tx, { returnId: id, position: item }, { creditedPaise: toPaise(amount) });
    const value = formatRupeesExact(toRupees(credited));
    const result =
      order.userId === null ? messages.creditCard(value) : messages.creditAccount(value);
    return { change: settled(result), metadata: { ...metadata, credit: toRupees(credited) } };
  });
}

/** Issues a guest's store credit as a gift card, once per return. */
async function issueReturn(
  tx: Transaction,
  key: Buffer,
  { order, returnId, paise: amountPaise }: { order: OrderRow; returnId: string; paise: number },
): Promise<void> {
  const { orderNumber: note, email: recipientEmail, locale } = order;
  await issueCard(tx, key, {
    ...{ origin: 'return', amountPaise, validMonths: 12, note, recipientEmail, locale },
    ...{ requestKey: `return ${returnId}`, sends: recipientEmail !== null },
  });
}

/** Adds the value of a return to its customer's store credit, once per return. */
async function depositReturn(
  tx: Transaction,
  userId: string,
  { order, returnId, paise: amountPaise }: { order: OrderRow; returnId: string; paise: number },
): Promise<void> {
  await depositCredit(tx, {
    ...{ kind: 'credit-return', ref: returnId, contact: contactOfOrder(order) },
    ...{ from: grantsAccount, to: creditAccount(userId), amountPaise },
  });
}

type Settlement = {
  id: string;
  as: 'refund' | 'exchange' | 'credit';
  answer?: string | undefined;
  /** Deduction from the refund or credit, `amount` in rupees. */
  deduction?: { amount: number; reason: string } | undefined;
};

function rejectDeduction(max: number, { reason }: Pick<ReturnWithLines, 'reason'>): ShopError {
  const message = isCausedByShop(reason)
    ? errorMessage('deduction_not_allowed')
    : errorMessage('deduction_most', { most: max });
  return new ShopError('invalid_input', { message, fields: { 'deduction.amount': message } });
}

/** Lines sorted by product id, the global lock order. */
async function inLockOrder(tx: Transaction, order: OrderRow, lines: ReturnWithLines['lines']) {
  const items = new Map(
    (await listOrderItems(tx, [order.id])).map((item) => [item.position, item.productId]),
  );
  return [...lines].sort((a, b) =>
    defined(items.get(a.position)) < defined(items.get(b.position)) ? -1 : 1,
  );
}

type Parts = { order: OrderRow; found: ReturnWithLines };
type Done = {
  change?: { answer?: string; refundKey?: string | null };
  metadata?: Record<string, unknown>;
};

/** Runs one step on a return whose order is locked. Idempotent. */
async function step(
  deps: Changing,
  actor: Admin,
  { id, to }: { id: string; to: keyof typeof from },
  work: (tx: Transaction, parts: Parts) => Promise<Done>,
): Promise<AdminReturn> {
  return transact(deps.db, async (tx) => {
    const record = id.includes('\0') ? null : await findReturn(tx, id);
    const order = record && (await lockOrder(tx, record.orderId));
    if (!order) throw new ShopError('not_found');
    const found = defined(await findReturn(tx, id));
    if (found.status !== to) {
      if (!from[to].includes(found.status)) throw notNow();
      const { change = {}, metadata = {} } = await work(tx, { order, found });
      if (!(await moveReturn(tx, found, { status: to, ...change }))) throw notNow();
      await audit(tx, actor, `return.${to}`, `order:${order.id}`, {
        return: { before: found.status, after: to },
        ...Object.fromEntries(
          Object.entries(metadata).map(([detail, after]) => [detail, { before: null, after }]),
        ),
      });
      if (order.email) await requestEmail(tx, { kind: 'return-step', returnId: id, step: to });
    }
    const [serialize] = await present(tx, [defined(await findReturn(tx, id))]);
    return defined(serialize);
  });
}

function notNow(): ShopError {
  return new ShopError('order_state', { message: errorMessage('return_step_not_now') });
}

/**
 * Returns in the administrators' format, with their orders; three more queries for each received
 * one.
 */
async function present(db: Executor, rows: readonly ReturnWithLines[]): Promise<AdminReturn[]> {
  const ids = [...new Set(rows.map(({ orderId }) => orderId))];
  const orders = new Map((await findOrders(db, ids)).map((order) => [order.id, order]));
  const items = Map.groupBy(await listOrderItems(db, ids), ({ orderId }) => orderId);
  const serialize: AdminReturn[] = [];
  for (const row of rows) {
    const order = defined(orders.get(row.orderId));
    const { lines, ...request } = presentReturn(row, items.get(row.orderId) ?? []);
    const sold = (position: number) =>
      items.get(row.orderId)?.find((item) => item.position === position);
    serialize.push({
      ...request,
      lines: lines.map((line) => ({
        ...line,
        resalable: isResalable(order, row, sold(line.item)),
      })),
      worth: row.status === 'received' ? presentWorth(await returnWorth(db, order, row)) : null,
      orderId: row.orderId,
      orderNumber: order.orderNumber,
      name: order.address?.fullName ?? null,
      email: order.email,
    });
  }
  return serialize;
}

/**
 * Whether undamaged returned units are restocked: those of tracked stock that were neither set in
 * metal for the order nor returned because of the shop's error.
 */
function isResalable(
  order: OrderRow,
  { reason }: ReturnWithLines,
  item: OrderItemRow | undefined,
): boolean {
  return (
    order.hasReservedStock &&
    item?.tookStock === true &&
    !item.parts?.setting &&
    !isCausedByShop(reason)
  );
}

function presentWorth({
  refund,
  spent,
  credit,
  deductible,
}: ReturnWorth): NonNullable<AdminReturn['worth']> {
  return {
    refund: toRupees(refund + spent),
    credit: toRupees(credit),
    deductible: toRupees(deductible),
  };
}
