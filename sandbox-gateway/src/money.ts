import type { IdempotencyKey, Job, OrderEntity, Payment, Refund } from './entities.ts';
import type { Ledger } from './ledger/ledger.ts';
import { rowOf } from './ledger/row-of.ts';
import type { Webhooks } from './webhooks/queue.ts';

/** Fee of 2 % plus 18 % tax on it, both included in `fee`, in paise. */
function feeOf(amount: number): { fee: number; tax: number } {
  const tax = Math.round(amount * 0.02 * 0.18);
  return { fee: Math.round(amount * 0.02) + tax, tax };
}

const noError = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
};

export type Money = ReturnType<typeof createMoney>;

/**
 * State changes that move (simulated) money, each committed together with the events that report
 * it.
 */
export function createMoney(ledger: Ledger, webhooks: Webhooks) {
  const money = {
    /** Authorizes without capture: the bank reserves the amount. */
    async authorize(payment: Payment, order: OrderEntity): Promise<Payment> {
      const authorized: Payment = { ...payment, ...noError, status: 'authorized' };
      const plan = webhooks.plan([{ event: 'payment.authorized', payment: authorized }]);
      ledger.commit(authorized, attempted(order), ...plan.rows);
      await webhooks.dispatch(plan);
      return authorized;
    },

    /** Captures a payment immediately after the customer completed it. */
    async pay(payment: Payment, order: OrderEntity): Promise<Payment> {
      const authorized: Payment = { ...payment, ...noError, status: 'authorized' };
      return settle(authorized, attempted(order), [
        { event: 'payment.authorized', payment: authorized },
      ]);
    },

    /** Captures an authorized payment, or one that was considered failed. */
    capture: (payment: Payment, order: OrderEntity) => settle(payment, order, []),

    async fail(payment: Payment, order: OrderEntity): Promise<Payment> {
      const plan = webhooks.plan([{ event: 'payment.failed', payment }]);
      ledger.commit(payment, attempted(order), ...plan.rows);
      await webhooks.dispatch(plan);
      return payment;
    },

    /** Records a refund, and a job that settles it if that is delayed. */
    async refund(
      refund: Refund,
      payment: Payment,
      key: IdempotencyKey | null,
      job: Job | null,
    ): Promise<void> {
      const refunded = withRefunded(payment, payment.amount_refunded + refund.amount);
      const happenings = [{ event: 'refund.created', refund, payment: refunded }];
      if (refund.status === 'processed')
        happenings.push({ event: 'refund.processed', refund, payment: refunded });
      const plan = webhooks.plan(happenings);
      ledger.commit(refund, refunded, ...(key ? [key] : []), ...(job ? [job] : []), ...plan.rows);
      await webhooks.dispatch(plan);
    },

    /** Settles a pending refund; the amount of a failed one can be refunded again. */
    async settleRefund(refund: Refund, status: 'processed' | 'failed'): Promise<void> {
      const settled: Refund = { ...refund, status };
      const before = rowOf(ledger.payments, refund.payment_id);
      const payment =
        status === 'failed' ? withRefunded(before, before.amount_refunded - refund.amount) : before;
      const plan = webhooks.plan([{ event: `refund.${status}`, refund: settled, payment }]);
      ledger.commit(settled, payment, ...plan.rows);
      await webhooks.dispatch(plan);
    },
  };

  async function settle(
    payment: Payment,
    order: OrderEntity,
    before: Parameters<Webhooks['plan']>[0],
  ): Promise<Payment> {
    const captured: Payment = {
      ...payment,
      ...noError,
      ...feeOf(payment.amount),
      status: 'captured',
      captured: true,
    };
    const paid: OrderEntity = {
      ...order,
      status: 'paid',
      amount_paid: order.amount_paid + captured.amount,
      amount_due: Math.max(order.amount_due - captured.amount, 0),
    };
    const plan = webhooks.plan([
      ...before,
      { event: 'payment.captured', payment: captured },
      { event: 'order.paid', payment: captured, order: paid },
    ]);
    ledger.commit(captured, paid, ...plan.rows);
    await webhooks.dispatch(plan);
    return captured;
  }

  return money;
}

/** `paid` is final: a further attempt does not reopen the order. */
function attempted(order: OrderEntity): OrderEntity {
  return {
    ...order,
    attempts: order.attempts + 1,
    status: order.status === 'paid' ? 'paid' : 'attempted',
  };
}

function withRefunded(payment: Payment, refunded: number): Payment {
  const isFull = refunded === payment.amount;
  return {
    ...payment,
    amount_refunded: refunded,
    refund_status: isFull ? 'full' : refunded > 0 ? 'partial' : null,
    status: isFull ? 'refunded' : 'captured',
  };
}
