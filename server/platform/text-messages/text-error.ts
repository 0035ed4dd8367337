/**
 * The kind of a failed attempt:
 * - `refused`: the provider rejected it; a retry is useless.
 * - `unreachable`: the phone lacks the channel; another channel may reach it.
 * - `unavailable`: nothing was sent; retry later.
 * - `unknown`: it may have been sent, and must not be retried.
 */
export type TextErrorKind = 'refused' | 'unreachable' | 'unavailable' | 'unknown';

/** The only error of a sender. Its message has no secret and no phone number. */
export class TextError extends Error {
  override readonly name = 'TextError';
  readonly kind: TextErrorKind;
  readonly code: string;

  constructor(kind: TextErrorKind, code: string, cause?: unknown) {
    super(
      `The message was not sent: ${kind} (${code})`,
      cause === undefined ? undefined : { cause },
    );
    this.kind = kind;
    this.code = code.slice(0, 100);
  }
}
