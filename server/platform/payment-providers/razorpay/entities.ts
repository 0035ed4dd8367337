import { z } from 'zod';

const paise = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);
const seconds = z.number().int().nonnegative();
const orderId = z.string().regex(/^order_[A-Za-z0-9]{14}$/);
const paymentId = z.string().regex(/^pay_[A-Za-z0-9]{14}$/);
const refundId = z.string().regex(/^rfnd_[A-Za-z0-9]{14}$/);
/** The provider serialises empty notes as `[]`. */
const notes = z
  .union([z.record(z.string(), z.unknown()), z.array(z.unknown()).max(0)])
  .transform((given): Record<string, unknown> => ({ ...given }));
const atSecond = (value: number) => new Date(value * 1000);

/**
 * Reply of `POST /orders` and `GET /orders/:id`. Unknown fields are dropped, unknown states
 * rejected.
 */
export const orderReply = z
  .object({
    id: orderId,
    entity: z.literal('order'),
    amount: paise,
    amount_paid: paise,
    amount_due: paise,
    currency: z.string(),
    receipt: z.string().nullish(),
    status: z.enum(['created', 'attempted', 'paid']),
    attempts: z.number().int().nonnegative(),
    notes,
    created_at: seconds,
  })
  .transform((order) => ({
    id: order.id,
    amountPaise: order.amount,
    amountPaidPaise: order.amount_paid,
    amountDuePaise: order.amount_due,
    currency: order.currency,
    receipt: order.receipt ?? null,
    status: order.status,
    attempts: order.attempts,
    notes: order.notes as Record<string, unknown>,
    createdAt: atSecond(order.created_at),
  }));

/**
 * Reply of `GET /payments/:id`. Card numbers, UPI ids and contact details are omitted on purpose:
 * the shop stores no such data.
 */
export const paymentReply = z
  .object({
    id: paymentId,
    entity: z.literal('payment'),
    amount: paise,
    currency: z.string(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    order_id: orderId.nullish(),
    method: z.string().nullish(),
    captured: z.union([z.boolean(), z.literal([0, 1])]).nullish(),
    amount_refunded: paise.nullish(),
    refund_status: z.enum(['partial', 'full']).nullish(),
    error_code: z.string().nullish(),
    error_reason: z.string().nullish(),
    created_at: seconds,
  })
  .transform((payment) => ({
    id: payment.id,
    sessionId: payment.order_id ?? null,
    amountPaise: payment.amount,
    currency: payment.currency,
    status: payment.status,
    captured: Boolean(payment.captured),
    method: payment.method ?? null,
    amountRefundedPaise: payment.amount_refunded ?? 0,
    refundStatus: payment.refund_status ?? null,
    errorCode: payment.error_code || null,
    errorReason: payment.error_reason || null,
    createdAt: atSecond(payment.created_at),
  }));

/** The note of a refund that contains its idempotency key. */
export const keyNote = 'key';

function keyOf(refundNotes: Record<string, unknown>): string | null {
  const key = refundNotes[keyNote];
  return typeof key === 'string' ? key : null;
}

/** Reply of `POST /payments/:id/refund` and `GET /refunds/:id`. */
export const refundReply = z
  .object({
    id: refundId,
    entity: z.literal('refund'),
    amount: paise,
    currency: z.string(),
    payment_id: paymentId,
    status: z.enum(['pending', 'processed', 'failed']),
    notes: notes.nullish(),
    created_at: seconds,
  })
  .transform((refund) => ({
    id: refund.id,
    paymentId: refund.payment_id,
    amountPaise: refund.amount,
    currency: refund.currency,
    status: refund.status,
    key: keyOf(refund.notes ?? {}),
    createdAt: atSecond(refund.created_at),
  }));

const settlementId = z.string().regex(/^setl_[A-Za-z0-9]{14}$/);

/** Item of `GET /settlements`. */
export const settlementReply = z
  .object({
    id: settlementId,
    entity: z.literal('settlement'),
    amount: paise,
    status: z.enum(['created', 'processed', 'failed']),
    utr: z.string().max(100).nullish(),
    created_at: seconds,
  })
  .transform((settlement) => ({
    id: settlement.id,
    amountPaise: settlement.amount,
    status: settlement.status,
    utr: settlement.utr || null,
    createdAt: atSecond(settlement.created_at),
  }));

/** Item of `GET /settlements/recon/combined`: a movement, which may not be settled yet. */
export const settledItemReply = z
  .object({
    entity_id: z.string().max(100),
    type: z.string().max(40),
    debit: paise,
    credit: paise,
    amount: paise,
    fee: paise,
    tax: paise,
    settlement_id: settlementId.nullish(),
  })
  .transform((item) => ({
    settlementId: item.settlement_id ?? null,
    entityId: item.entity_id,
    kind: item.type,
    amountPaise: item.amount,
    creditPaise: item.credit,
    debitPaise: item.debit,
    feePaise: item.fee,
    taxPaise: item.tax,
  }));

/** The provider's list format for one of the replies above. */
export const collectionOf = <T extends z.ZodType>(item: T) =>
  z.object({
    entity: z.literal('collection'),
    count: z.number().int().nonnegative(),
    items: z.array(item),
  });

export type GatewayOrder = z.output<typeof orderReply>;
export type GatewayPayment = z.output<typeof paymentReply>;
export type GatewayRefund = z.output<typeof refundReply>;
