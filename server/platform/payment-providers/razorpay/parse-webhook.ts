import { z } from 'zod';
import { findUnstorable } from '../../find-unstorable.ts';
import {
  type GatewayOrder,
  type GatewayPayment,
  type GatewayRefund,
  orderReply,
  paymentReply,
  refundReply,
} from './entities.ts';

const part = <T extends z.ZodType>(entity: T) => z.object({ entity }).optional();

const envelope = z.object({
  entity: z.literal('event'),
  event: z.string().max(100),
  payload: z
    .object({ payment: part(paymentReply), order: part(orderReply), refund: part(refundReply) })
    .prefault({}),
  created_at: z.number().int().nonnegative().optional(),
});

/** A webhook's content: the state at the time of the event, which may be old and out of order. */
export type GatewayEvent = {
  /** `payment.captured`, `order.paid`, `refund.processed` …, or an unknown name. */
  event: string;
  payment: GatewayPayment | null;
  order: GatewayOrder | null;
  refund: GatewayRefund | null;
};

/** Parses a webhook whose signature was verified; null if it is not a readable event. */
export function parseWebhook(rawBody: Uint8Array): GatewayEvent | null {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(rawBody));
  } catch {
    return null;
  }
  const parsed = envelope.safeParse(json);
  if (!parsed.success || findUnstorable(json) !== undefined) return null;
  const { event, payload } = parsed.data;
  return {
    event,
    payment: payload.payment?.entity ?? null,
    order: payload.order?.entity ?? null,
    refund: payload.refund?.entity ?? null,
  };
}
