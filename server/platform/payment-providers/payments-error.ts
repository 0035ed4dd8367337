/**
 * What a failed call means for the caller:
 * - `refused`: the provider answered no; nothing happened and repeating will not help.
 * - `unavailable`: nothing was sent, or it was turned away unprocessed; try later.
 * - `unknown`: it may have happened. Look it up (order: by receipt; refund: same idempotency key) before anything else.
 */
export type PaymentsErrorKind = 'refused' | 'unavailable' | 'unknown';

export type PaymentsErrorDetails = {
  /** HTTP status of the provider's answer, where there was one. */
  status?: number;
  /** The provider's `reason`, or one of ours: `timeout`, `connection`, `throttled`, `breaker_open`, `malformed`, `too_large`, `order_mismatch`. */
  reason?: string;
  /** The request field that the provider complains about. */
  field?: string;
  /** How long the provider asks us to wait, in ms. */
  retryAfterMs?: number;
  cause?: unknown;
};

/** The only error that the payments port throws, programming mistakes apart. Its message holds no secret and no personal data. */
export class PaymentsError extends Error {
  override readonly name = 'PaymentsError';
  readonly kind: PaymentsErrorKind;
  readonly status: number | undefined;
  readonly reason: string | undefined;
  readonly field: string | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(kind: PaymentsErrorKind, message: string, details: PaymentsErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.reason = details.reason;
    this.field = details.field;
    this.retryAfterMs = details.retryAfterMs;
  }
}
