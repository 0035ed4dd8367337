import type { Order, OrderRow } from '../calls/orders.ts';
import type { CreateOrderBody, CreateOrderReply, VerifyPaymentBody, VerifyPaymentReply } from '../calls/payments.ts';
import { type Call, type CallOptions, queryString } from './call.ts';

export type OrderQuery = {
  search?: string;
  status?: string;
  from?: string;
  to?: string;
  limit?: number;
  cursor?: string;
};

export function createOrderCalls(call: Call) {
  return {
    /** `idempotencyKey`: one per press of the pay button; the same key never makes a second order. */
    create: (body: CreateOrderBody, idempotencyKey: string) =>
      call<CreateOrderReply>('POST', '/payments/create-order', body, {
        headers: { 'idempotency-key': idempotencyKey },
      }),
    verify: (body: VerifyPaymentBody) => call<VerifyPaymentReply>('POST', '/payments/verify', body),
    get: (id: string, options?: CallOptions) =>
      call<{ order: Order }>('GET', `/payments/orders/${encodeURIComponent(id)}`, undefined, options),
    /** Administrators only. */
    list: (query: OrderQuery = {}) =>
      call<{ orders: OrderRow[]; total: number; totalExact: boolean; nextCursor: string | null }>(
        'GET',
        `/payments/orders${queryString(query)}`,
      ),
  };
}
