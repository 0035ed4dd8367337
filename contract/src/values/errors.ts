import type { ErrorMessage } from './error-messages.ts';
import { type ShopErrorCode, shopErrors } from './error-statuses.ts';
import type { Locale } from './locale.ts';

/**
 * A message code in a response: any page may receive it, regardless of the messages in its
 * bundle.
 */
export type FormattedMessage = { code: string; params?: unknown };

/**
 * The body of every error response. `fields` maps a path such as `address.pincode` to a message.
 * The messages are in English; `messageCode` with `params`, and `fieldCodes`, let a page
 * localize them.
 */
export type ErrorReply = {
  error: string;
  message: string;
  code: string;
  /** Code of the `message`, if it is more specific than the error's own. */
  messageCode?: string | undefined;
  params?: unknown;
  details?: string | undefined;
  retryAfter?: number | undefined;
  fields?: Record<string, string> | undefined;
  fieldCodes?: Record<string, FormattedMessage> | undefined;
  requestId?: string | undefined;
};

export type ShopErrorExtra = {
  /** A message that replaces the error's own. */
  message?: ErrorMessage;
  details?: string;
  retryAfter?: number;
  fields?: Record<string, ErrorMessage>;
  /** Details for the client, for example the fresh quote after a price change. */
  data?: Record<string, unknown>;
  /** The requested language of the response; by default English. */
  locale?: Locale;
};

/**
 * An expected failure: thrown by services, formatted by the central error handler, handled by
 * pages.
 */
export class ShopError extends Error {
  readonly code: ShopErrorCode;
  readonly status: number;
  /** The message for the user. */
  readonly sentence: ErrorMessage;
  readonly extra: ShopErrorExtra;

  constructor(code: ShopErrorCode, extra: ShopErrorExtra = {}) {
    const errorMessage = extra.message ?? { code };
    super(
      errorMessage.params
        ? `${errorMessage.code} ${JSON.stringify(errorMessage.params)}`
        : errorMessage.code,
    );
    this.name = 'ShopError';
    this.code = code;
    this.status = shopErrors[code];
    this.sentence = errorMessage;
    this.extra = extra;
  }
}
