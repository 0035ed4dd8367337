import {
  customerAccount,
  healerAccount,
  payoutsAccount,
  providerAccount,
} from '../../ledger/accounts.ts';
import { balanceOf } from '../../ledger/queries.ts';
import { topUps } from '../../ledger/schema.ts';
import { moneyOf } from '../../payments/queries.ts';
import { testHealer } from '../../testing/consultations.ts';
import { assertInvariants } from '../../testing/invariants.ts';
import type { ShopUnderTest } from '../fuzzed-shop.ts';
import type { Model } from '../model.ts';
import { type BookAccount, crumb, readAccounts, sumOf } from './books.ts';

type GatewayPayment = {
  id: string;
  order_id: string;
  amount: number;
  amount_refunded: number;
  captured: boolean;
};
type GatewayRefund = { id: string; payment_id: string; amount: number; status: string };
type GatewayLedger = { payments: GatewayPayment[]; refunds: GatewayRefund[] };

/**
 * Compares the shop's books with the provider's, once nothing is due: every captured payment has
 * one disposition, and each order and balance exactly matches the provider's captures and refunds.
 */
export async function checkMoney(model: Model, shop: ShopUnderTest): Promise<void> {
  const { db } = shop.deps;
  const ledger: GatewayLedger = await shop.gateway.ledger();
  const accounts = await readAccounts(db);
  const topUpOrders = new Set(
    (await db.select().from(topUps)).map(({ gatewayOrderId }) => gatewayOrderId),
  );
  const ofOrders = ledger.payments.filter(
    ({ captured, order_id }) => captured && !topUpOrders.has(order_id),
  );
  const topUpPayments = ledger.payments.filter(
    ({ captured, order_id }) => captured && topUpOrders.has(order_id),
  );
  const back = (id: string) =>
    sumOf(
      ledger.refunds
        .filter((row) => row.payment_id === id && row.status === 'processed')
        .map((row) => row.amount),
    );

  const errors = accounts.flatMap((account) => orderErrors(account, back));
  errors.push(...(await balanceErrors(shop, topUpPayments, back)));
  if (errors.length > 0) throw new Error(errors.join('\n'));

  const refundsDrained = accounts.every(({ refunds }) =>
    refunds.every(({ status }) => status === 'processed'),
  );
  await assertInvariants(db, {
    stock: model.stock,
    ledger: {
      captured: sumOf(ofOrders.map(({ amount }) => amount)),
      refunded: sumOf(ofOrders.map(({ id }) => back(id))),
      payments: ofOrders,
    },
    acknowledged: model.orders.map(({ id }) => id),
    refundsDrained,
  });
}

function orderErrors(
  { order, payments, refunds }: BookAccount,
  back: (id: string) => number,
): string[] {
  const errors: string[] = [];
  const addError = (text: string) => errors.push(`${order.orderNumber} (${order.status}): ${text}`);
  if (order.provider === 'cash') return errors;
  const pending = refunds.filter(({ status }) => status !== 'processed');
  const returned = refunds.filter(({ status }) => status === 'processed');
  const credit = order.creditPaise - sumOf(returned.map(({ creditPaise }) => creditPaise));
  for (const { id, amountPaise, disposition } of payments.filter(
    (row) => row.disposition !== null,
  )) {
    const recorded = sumOf(
      refunds.filter((row) => row.paymentId === id && row.status === 'processed').map(moneyOf),
    );
    if (recorded !== back(id))
      addError(
        `${recorded} paise of ${id} are recorded as refunded, the provider gave ${back(id)} back.`,
      );
    const left = amountPaise - back(id) + (disposition === 'applied' ? credit : 0);
    const isOpen = pending.some(({ paymentId }) => paymentId === id);
    if (disposition !== 'applied' && left >= crumb && !isOpen)
      addError(`${left} paise of ${id} (${disposition}) are stuck.`);
    if (disposition !== 'applied') continue;
    if (left === 0 && !['refunded', 'cancelled'].includes(order.status))
      addError('All of its money has gone back.');
    if (left >= crumb && ['refunded', 'cancelled'].includes(order.status))
      addError(`It has ended with ${left} paise.`);
    if (left >= crumb && order.status === 'refund_pending' && !isOpen)
      addError('It waits for a refund that nothing brings.');
  }
  return errors;
}

async function balanceErrors(
  { deps: { db }, member }: ShopUnderTest,
  payments: readonly GatewayPayment[],
  back: (id: string) => number,
): Promise<string[]> {
  const errors: string[] = [];
  const refunded = sumOf(payments.map(({ id }) => back(id)));
  const brought = sumOf(payments.map(({ amount }) => amount)) - refunded;
  const recorded = -(await balanceOf(db, providerAccount('razorpay')));
  if (recorded !== brought)
    errors.push(`The ledger tells ${recorded} paise of top-ups, the provider ${brought}.`);
  const balance = await balanceOf(db, customerAccount(member.id));
  // Money refunded at the provider's dashboard may have been spent before.
  if (balance < -refunded) errors.push(`The member's balance is ${balance} paise.`);
  for (const account of [healerAccount(testHealer.id), payoutsAccount] as const) {
    const paise = await balanceOf(db, account);
    if (paise < 0) errors.push(`${account} has ${paise} paise.`);
  }
  return errors;
}
