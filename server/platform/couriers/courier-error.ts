import { cleanText, sliceText } from '@jyotiratna/contract';
/**
 * The kind of a failed call:
 * - `refused`: the courier rejected it; nothing happened, and a retry is useless.
 * - `unavailable`: nothing was sent, or it was rejected unprocessed; retry later.
 * - `unknown`: it may have happened. Look it up by its reference before any other step.
 */
export type CourierErrorKind = 'refused' | 'unavailable' | 'unknown';

/**
 * The only error that the courier interface throws, apart from programming errors. Its message has
 * no secret and no personal data, except `reason`: the courier's own, for administrators.
 */
export class CourierError extends Error {
  override readonly name = 'CourierError';
  readonly kind: CourierErrorKind;
  readonly code: string;
  readonly reason: string;

  constructor(
    kind: CourierErrorKind,
    { code, reason = '', cause }: { code: string; reason?: string; cause?: unknown },
  ) {
    super(
      `The courier call failed: ${kind} (${code})`,
      cause === undefined ? undefined : { cause },
    );
    this.kind = kind;
    this.code = code;
    this.reason = sliceText(cleanText(reason), 300);
  }
}
