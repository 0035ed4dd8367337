import {
  type AdminReturn,
  formatRupeesExact,
  isCausedByShop,
  type ReturnStatus,
  ShopError,
  sentence,
  toPaise,
  toRupees,
} from '@jyotiratna/contract';
import { emailMessages } from '@jyotiratna/messages/every-language/mails.ts';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import { presentReturn } from '../../orders/returns/present-returns.ts';
import {
  countWaitingReturns,
  findReturn,
  listReturnRows,
  moveReturn,
  noteLine,
  type ReturnWithLines,
} from '../../orders/returns/queries.ts';
import { minCreditPaise } from '../../orders/store-credit.ts';
import { noRefundRoute, refundRoute } from '../../payments/refund-route.ts';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { requestMail } from '../../platform/mail/request-mail.ts';
import {
  findOrders,
  listOrderItems,
  lockOrder,
  type OrderItemRow,
  type OrderRow,
} from '../../reservations/order-queries.ts';
import { restockItem, unshelveItem } from '../../reservations/stock-queries.ts';
import { giveBack } from '../orders/refund-order.ts';
import { type ReturnWorth, returnWorth } from './return-worth.ts';
import { issueCredit } from './store-credit.ts';

type Changing = Pick<Deps, 'clock' | 'db' | 'catalogue' | 'env' | 'payments' | 'otherPayments'>;

/** Which steps lead where. */
const from: Record<'approved' | 'declined' | 'received' | 'settled', readonly ReturnStatus[]> = {
  approved: ['requested'],
  declined: ['requested', 'received'],
  // A parcel may come before anybody has answered.
  received: ['requested', 'approved'],
  settled: ['received'],
};

/** The latest returns with their orders, and how many wait for a person. */
export async function listReturns(
  deps: Pick<Deps, 'db'>,
  { status, limit = 50 }: { status?: ReturnStatus | undefined; limit?: number | undefined },
): Promise<{ returns: AdminReturn[]; waiting: number }> {
  const rows = await listReturnRows(deps.db, { status, limit });
  return { returns: await present(deps.db, rows), waiting: await countWaitingReturns(deps.db) };
}

/**
 * Says yes to a request, or no with a reason; the customer is told. What had come back into stock and is declined all the same
 * goes to its buyer again, and leaves the stock.
 * @throws ShopError not_found, order_state, also where others have bought these pieces in the meantime
 */
export async function answerReturn(
  deps: Changing,
  actor: Admin,
  { id, status, answer = '' }: { id: string; status: 'approved' | 'declined'; answer?: string | undefined },
): Promise<AdminReturn> {
  return step(deps, actor, { id, to: status }, async (tx, { order, found }) => {
    for (const { position, quantity, restock } of await inLockOrder(tx, order, found.lines)) {
      if (restock && !(await unshelveItem(tx, { orderId: order.id, position }, quantity)))
        throw new ShopError('order_state', { message: sentence('return_sold_again') });
    }
    return { change: { answer } };
  });
}

/**
 * Notes that the pieces came back and were looked at. Those that may be sold again go into stock now, and only now.
 * @param restock the order's lines whose pieces may be sold again
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
      const sound = restock.includes(line.position);
      await noteLine(tx, line, { restock: sound });
      const taken =
        sound &&
        order.holdsStock &&
        (await restockItem(tx, { orderId: order.id, position: line.position }, line.quantity));
      if (taken) back.push(line.position);
    }
    return { facts: { backInStock: back } };
  });
}

/**
 * Ends a return that was received: its pieces' part of what was paid goes back by the order's refunds, they were exchanged, or a
 * coupon stands for what was told of their price. What an earlier store credit had paid of them comes back as one. A deduction
 * lowers what goes back, and its customer reads why.
 * @throws ShopError not_found, order_state where nothing can go back, invalid_input for a deduction that is not allowed
 */
export async function settleReturn(deps: Changing, actor: Admin, input: Settlement): Promise<AdminReturn> {
  const { id, as, answer, deduction } = input;
  return step(deps, actor, { id, to: 'settled' }, async (tx, { order, found }) => {
    if (as === 'exchange') {
      if (deduction) throw rejectDeduction(0, found);
      return { change: answer === undefined ? {} : { answer }, facts: { exchange: true } };
    }
    // In a shop that has left the sandbox, what was paid there stands for no money: neither goes back, nor becomes a credit.
    const route = refundRoute(deps, order);
    if (route === 'no-money' && order.provider === 'sandbox') throw noRefundRoute(route);
    const worth = await returnWorth(tx, order, found);
    const deductPaise = toPaise(deduction?.amount ?? 0);
    if (deductPaise > worth.deductible) throw rejectDeduction(worth.deductible, found);
    const words = emailMessages[order.locale].returns;
    const deducted = deduction && words.deducted(formatRupeesExact(deduction.amount), deduction.reason);
    const credited = as === 'credit' ? worth.credit - deductPaise : worth.spent;
    const { lines } = worth;
    const wish = { id: order.id, key: `return ${id}`, lines, deductPaise };
    const given =
      as === 'refund' && (worth.price > 0 || credited < minCreditPaise)
        ? await giveBack(deps, { actor, tx, order }, wish)
        : null;
    const facts = { ...given?.facts, ...(deduction && { deduction: `${deduction.amount}, ${deduction.reason}` }) };
    const settled = (...said: (string | undefined)[]) => {
      const all = [answer, deducted, ...said].filter(Boolean).join(' ');
      return { ...(all && { answer: all }), refundKey: given?.key ?? null };
    };
    if (credited < minCreditPaise) {
      if (as === 'credit') throw notNow();
      return { change: settled(), facts };
    }
    const { code } = await issueCredit(tx, actor, {
      orderNumber: order.orderNumber,
      paise: credited,
      nowMs: deps.clock.now(),
    });
    if (as === 'credit')
      for (const { item, amount } of lines)
        await noteLine(tx, { returnId: id, position: item }, { creditedPaise: toPaise(amount) });
    const told = words.credit(code, formatRupeesExact(toRupees(credited)));
    return { change: settled(told), facts: { ...facts, credit: toRupees(credited), coupon: code } };
  });
}

type Settlement = {
  id: string;
  as: 'refund' | 'exchange' | 'credit';
  answer?: string | undefined;
  /** In rupees. */
  deduction?: { amount: number; reason: string } | undefined;
};

function rejectDeduction(most: number, { reason }: Pick<ReturnWithLines, 'reason'>): ShopError {
  const message = isCausedByShop(reason) ? sentence('deduction_not_allowed') : sentence('deduction_most', { most });
  return new ShopError('invalid_input', { message, fields: { 'deduction.amount': message } });
}

/** Lines by the ids of their products: the order of locks that everyone keeps. */
async function inLockOrder(tx: Transaction, order: OrderRow, lines: ReturnWithLines['lines']) {
  const items = new Map((await listOrderItems(tx, [order.id])).map((item) => [item.position, item.productId]));
  return [...lines].sort((a, b) => (items.get(a.position)! < items.get(b.position)! ? -1 : 1));
}

type Parts = { order: OrderRow; found: ReturnWithLines };
type Done = { change?: { answer?: string; refundKey?: string | null }; facts?: Record<string, unknown> };

/** Runs one step on a return whose order is locked; a step that was done already is done once. */
async function step(
  deps: Changing,
  actor: Admin,
  { id, to }: { id: string; to: keyof typeof from },
  work: (tx: Transaction, parts: Parts) => Promise<Done>,
): Promise<AdminReturn> {
  return transact(deps.db, async (tx) => {
    const named = id.includes('\0') ? null : await findReturn(tx, id);
    const order = named && (await lockOrder(tx, named.orderId));
    if (!order) throw new ShopError('not_found');
    const found = (await findReturn(tx, id))!;
    if (found.status !== to) {
      if (!from[to].includes(found.status)) throw notNow();
      const { change = {}, facts = {} } = await work(tx, { order, found });
      if (!(await moveReturn(tx, found, { status: to, ...change }))) throw notNow();
      await audit(tx, actor, `return.${to}`, `order:${order.id}`, {
        return: { before: found.status, after: to },
        ...Object.fromEntries(Object.entries(facts).map(([fact, after]) => [fact, { before: null, after }])),
      });
      if (order.email) await requestMail(tx, { kind: 'return-step', returnId: id, step: to });
    }
    const [presented] = await present(tx, [(await findReturn(tx, id))!]);
    return presented!;
  });
}

function notNow(): ShopError {
  return new ShopError('order_state', { message: sentence('return_step_not_now') });
}

/** Returns with their orders; three queries more for each that was received. */
async function present(db: Executor, rows: readonly ReturnWithLines[]): Promise<AdminReturn[]> {
  const ids = [...new Set(rows.map(({ orderId }) => orderId))];
  const orders = new Map((await findOrders(db, ids)).map((order) => [order.id, order]));
  const items = Map.groupBy(await listOrderItems(db, ids), ({ orderId }) => orderId);
  const presented: AdminReturn[] = [];
  for (const row of rows) {
    const order = orders.get(row.orderId)!;
    const { lines, ...request } = presentReturn(row, items.get(row.orderId) ?? []);
    const sold = (position: number) => items.get(row.orderId)?.find((item) => item.position === position);
    presented.push({
      ...request,
      lines: lines.map((line) => ({ ...line, resalable: isResalable(order, row, sold(line.item)) })),
      worth: row.status === 'received' ? presentWorth(await returnWorth(db, order, row)) : null,
      orderId: row.orderId,
      orderNumber: order.orderNumber,
      name: order.address?.fullName ?? null,
      email: order.email,
    });
  }
  return presented;
}

/** Whether pieces that come back in order go on sale again: counted ones that were neither made for their buyer nor the shop's fault. */
function isResalable(order: OrderRow, { reason }: ReturnWithLines, item: OrderItemRow | undefined): boolean {
  return order.holdsStock && item?.tookStock === true && !item.parts?.setting && !isCausedByShop(reason);
}

function presentWorth({ refund, spent, credit, deductible }: ReturnWorth): NonNullable<AdminReturn['worth']> {
  return { refund: toRupees(refund + spent), credit: toRupees(credit), deductible: toRupees(deductible) };
}
