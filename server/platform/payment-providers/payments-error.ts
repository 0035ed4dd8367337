/**
 * The kind of a failed call:
 * - `refused`: the provider rejected it; nothing happened, and a retry is useless.
 * - `unavailable`: nothing was sent, or it was rejected unprocessed; retry later.
 * - `unknown`: it may have happened. Look it up (order: by receipt; refund: same idempotency key)
 *   before any other step.
 */
export type PaymentsErrorKind = 'refused' | 'unavailable' | 'unknown';

export type PaymentsErrorDetails = {
  /** HTTP status of the provider's response, if any. */
  status?: number;
  /**
   * The provider's `reason`, or one of the shop's: `timeout`, `connection`, `throttled`,
   * `breaker_open`, `malformed`, `too_large`, `order_mismatch`.
   */
  reason?: string;
  /** The request field that the provider rejected. */
  field?: string;
  /** The delay requested by the provider, in ms. */
  retryAfterMs?: number;
  cause?: unknown;
};

/**
 * The only error that the payments interface throws, apart from programming errors. Its message has
 * no secret and no personal data.
 */
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
