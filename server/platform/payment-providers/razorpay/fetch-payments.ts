import type { z } from 'zod';
import type { CallGateway } from './call-gateway.ts';
import {
  collectionOf,
  type GatewayPayment,
  type GatewayRefund,
  paymentReply,
  refundReply,
} from './entities.ts';
import { checkedId } from './ids.ts';
import { type Timing, withRetries } from './retry.ts';

/** Fetches a payment by its id. */
export function fetchPayment(
  call: CallGateway,
  timing: Timing,
  paymentId: string,
  timeoutMs: number,
): Promise<GatewayPayment> {
  const path = `/payments/${checkedId('payment', paymentId)}`;
  return withRetries(timing, () => call({ method: 'GET', path, timeoutMs }, paymentReply));
}

/** All payments attempted for an order, including failed ones. */
export async function fetchOrderPayments(
  call: CallGateway,
  timing: Timing,
  orderId: string,
  timeoutMs: number,
): Promise<GatewayPayment[]> {
  const path = `/orders/${checkedId('order', orderId)}/payments`;
  const { items } = await withRetries(timing, () =>
    call({ method: 'GET', path, timeoutMs }, collectionOf(paymentReply)),
  );
  return items;
}

const pageSize = 100;

type Window = { from: Date; to: Date };

/** All payments made from `from` to `to`, both included, to the second. */
export function listPayments(
  call: CallGateway,
  timing: Timing,
  window: Window,
  timeoutMs: number,
): Promise<GatewayPayment[]> {
  return listPeriod({ call, timing, path: '/payments', window, timeoutMs }, paymentReply);
}

/** All refunds made from `from` to `to`, both included, to the second. */
export function listRefunds(
  call: CallGateway,
  timing: Timing,
  window: Window,
  timeoutMs: number,
): Promise<GatewayRefund[]> {
  return listPeriod({ call, timing, path: '/refunds', window, timeoutMs }, refundReply);
}

type PeriodRequest = {
  call: CallGateway;
  timing: Timing;
  path: string;
  window: Window;
  timeoutMs: number;
};

/** All items of the window by pages, which are stable for the past while new items arrive. */
async function listPeriod<T extends z.ZodType<{ id: string }>>(
  { call, timing, path, window: { from, to }, timeoutMs }: PeriodRequest,
  reply: T,
): Promise<z.output<T>[]> {
  const period = {
    from: Math.floor(from.getTime() / 1000),
    to: Math.floor(to.getTime() / 1000),
    count: pageSize,
  };
  const byId = new Map<string, z.output<T>>();
  for (let skip = 0; ; skip += pageSize) {
    const { items } = await withRetries(timing, () =>
      call({ method: 'GET', path, query: { ...period, skip }, timeoutMs }, collectionOf(reply)),
    );
    for (const item of items) byId.set(item.id, item);
    if (items.length < pageSize) return [...byId.values()];
  }
}

/** The refunds of a payment, at most a hundred. */
export async function fetchPaymentRefunds(
  call: CallGateway,
  timing: Timing,
  paymentId: string,
  timeoutMs: number,
): Promise<GatewayRefund[]> {
  const path = `/payments/${checkedId('payment', paymentId)}/refunds`;
  const query = { count: pageSize };
  const { items } = await withRetries(timing, () =>
    call({ method: 'GET', path, query, timeoutMs }, collectionOf(refundReply)),
  );
  return items;
}
