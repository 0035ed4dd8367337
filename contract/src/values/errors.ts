import type { Locale } from './locale.ts';
import type { Sentence } from './sentences.ts';

/**
 * Every expected failure of the shop and its HTTP status. Services throw `ShopError(code)`; one handler turns it into the
 * reply `{ error, message, code, … }`. The words are the messages' (`messages/<language>/errors`).
 */
export const shopErrors = {
  invalid_input: 400,
  unauthenticated: 401,
  wrong_credentials: 401,
  password_needed: 401,
  second_factor_needed: 401,
  wrong_code: 401,
  second_factor_state: 409,
  second_factor_required: 403,
  own_account: 409,
  last_administrator: 409,
  password_change_needed: 403,
  account_not_found: 404,
  too_many_attempts: 429,
  rate_limited: 429,
  forbidden: 403,
  foreign_origin: 403,
  admin_required: 403,
  admin_has_no_cart: 403,
  invitation_invalid: 403,
  email_taken: 409,
  weak_password: 400,
  google_failed: 401,
  google_unavailable: 404,
  google_link_needed: 409,
  google_taken: 409,
  token_invalid: 400,
  not_found: 404,
  product_not_found: 404,
  order_not_found: 404,
  address_not_found: 404,
  address_limit: 409,
  cart_empty: 409,
  cart_full: 409,
  out_of_stock: 409,
  hold_limit: 409,
  network_holds: 429,
  cart_mismatch: 409,
  sold_out: 409,
  coupon_required: 400,
  coupon_invalid: 400,
  coupon_minimum: 400,
  amount_mismatch: 409,
  idempotency_mismatch: 422,
  in_progress: 409,
  order_state: 409,
  invoice_unavailable: 409,
  payment_unverified: 400,
  payment_mismatch: 409,
  payments_unavailable: 503,
  payments_off: 404,
  coupon_not_found: 404,
  coupon_exists: 409,
  stale_edit: 409,
  upload_type: 400,
  upload_broken: 400,
  upload_pixels: 400,
  upload_count: 400,
  upload_size: 413,
  storage_full: 507,
  storage_unavailable: 503,
  slot_taken: 409,
  booking_not_found: 404,
  booking_state: 409,
  booking_moves: 409,
  healer_not_found: 404,
  healer_offline: 409,
  kundli_credit: 402,
  place_not_found: 400,
  no_sunrise: 422,
  body_too_large: 413,
  unsupported_media: 415,
  busy: 503,
  internal: 500,
} as const satisfies Record<string, number>;

export type ShopErrorCode = keyof typeof shopErrors;

/** A sentence as a reply names it: any page may find the code, whatever it knows of it. */
export type SaidSentence = { code: string; params?: unknown };

/**
 * The body of every error reply. `fields` maps a path such as `address.pincode` to a sentence. The words are English;
 * `messageCode` with `params`, and `fieldCodes`, say the same to a page that speaks another language.
 */
export type ErrorReply = {
  error: string;
  message: string;
  code: string;
  /** Of the sentence in `message`, where it is a finer one than the error's own. */
  messageCode?: string | undefined;
  params?: unknown;
  details?: string | undefined;
  retryAfter?: number | undefined;
  fields?: Record<string, string> | undefined;
  fieldCodes?: Record<string, SaidSentence> | undefined;
  requestId?: string | undefined;
};

export type ShopErrorExtra = {
  /** What is said instead of the error's own sentence. */
  message?: Sentence;
  details?: string;
  retryAfter?: number;
  fields?: Record<string, Sentence>;
  /** Facts for the caller, for example the fresh quote after a price change. */
  data?: Record<string, unknown>;
  /** The language that the request asked to be answered in; English without it. */
  locale?: Locale;
};

/** An expected failure: thrown by services, worded by the one error handler, understood by pages. */
export class ShopError extends Error {
  readonly code: ShopErrorCode;
  readonly status: number;
  /** What a person is told. */
  readonly sentence: Sentence;
  readonly extra: ShopErrorExtra;

  constructor(code: ShopErrorCode, extra: ShopErrorExtra = {}) {
    const sentence = extra.message ?? { code };
    super(sentence.params ? `${sentence.code} ${JSON.stringify(sentence.params)}` : sentence.code);
    this.name = 'ShopError';
    this.code = code;
    this.status = shopErrors[code];
    this.sentence = sentence;
    this.extra = extra;
  }
}
