/**
 * The provider's objects, in its own terminology. Amounts are integer paise, `created_at` is
 * unix seconds; empty notes are `[]`.
 */
export type Notes = Record<string, string> | [];

export type OrderEntity = {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  offer_id: null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Notes;
  created_at: number;
};

export type Payment = {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string;
  invoice_id: null;
  international: boolean;
  method: 'upi' | 'card';
  amount_refunded: number;
  refund_status: null | 'partial' | 'full';
  captured: boolean;
  description: string | null;
  card_id: null;
  bank: null;
  wallet: null;
  vpa: string | null;
  email: string | null;
  contact: string | null;
  notes: Notes;
  fee: number | null;
  tax: number | null;
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
  acquirer_data: Record<string, string | null>;
  created_at: number;
};

export type Refund = {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  notes: Notes;
  receipt: string | null;
  acquirer_data: { arn: string | null };
  created_at: number;
  batch_id: null;
  status: 'pending' | 'processed' | 'failed';
  speed_processed: 'normal';
  speed_requested: 'normal';
};

/** The delivery of a webhook event to the shop. */
export type DeliveryEntity = {
  id: string;
  entity: 'delivery';
  event: string;
  /** The sent body and the signed body, which differ only for an injected failure. */
  body: string;
  signedBody: string;
  signWith: 'current' | 'old' | 'wrong';
  withEventId: boolean;
  copies: number;
  /** Whether a failed delivery is not retried. */
  once: boolean;
  createdMs: number;
  nextMs: number;
  attempts: number;
  state: 'pending' | 'delivered' | 'given_up' | 'withheld';
};

/** A scheduled task, stored so that it also runs after a restart. */
export type Job = {
  id: string;
  entity: 'job';
  dueMs: number;
  does: 'capture_payment' | 'process_refund' | 'fail_refund';
  target: string;
  done: boolean;
};

/** A refund's idempotency key; its id is the key itself. */
export type IdempotencyKey = {
  id: string;
  entity: 'idempotency_key';
  requestHash: string;
  refundId: string;
};

/** A line of a settlement in the reconciliation report. */
export type SettledItem = {
  entity_id: string;
  type: 'payment' | 'refund';
  debit: number;
  credit: number;
  amount: number;
  currency: string;
  fee: number;
  tax: number;
  on_hold: false;
  settled: true;
  created_at: number;
  settled_at: number;
  settlement_id: string;
  settlement_utr: string | null;
  payment_id: string | null;
  order_id: string;
  method: string;
};

/** A settlement: a transfer to the shop's bank account. `items` are in the report only. */
export type SettlementEntity = {
  id: string;
  entity: 'settlement';
  amount: number;
  status: 'created' | 'processed';
  /** 0 for a normal settlement, whose fees are in its lines. */
  fees: 0;
  tax: 0;
  utr: string | null;
  created_at: number;
  /**
   * Ids of the included payments and refunds, even if an injected failure omits them from `items`.
   */
  includes: string[];
  items: SettledItem[];
};

export type LedgerRow =
  | OrderEntity
  | Payment
  | Refund
  | DeliveryEntity
  | Job
  | IdempotencyKey
  | SettlementEntity;
