import type { AdminParams } from './admin-message-params.ts';
import type { ShopErrorCode } from './error-statuses.ts';
import type { Category } from './limits.ts';

/**
 * Parameters of every message about a rejected request, by message code; null means no parameters.
 * The messages are in `messages/<language>/errors`. Each error code is also a message code: the
 * default if there is no more specific one.
 */
export type ErrorMessageParams = Record<ShopErrorCode, null> &
  InputParams &
  UserParams &
  CartParams &
  PaymentParams &
  BirthParams &
  AlmanacParams &
  AdminParams;

/** Messages about any value in a request. */
export type InputParams = {
  value_invalid: null;
  field_missing: null;
  field_unknown: null;
  field_repeated: null;
  field_given_twice: null;
  text_needed: null;
  number_needed: null;
  whole_number_needed: null;
  flag_needed: null;
  list_needed: null;
  once_only: null;
  two_decimals: null;
  control_characters: null;
  text_short: { least: number };
  text_long: { most: number };
  list_short: { least: number };
  list_long: { most: number };
  number_above: { limit: number };
  number_below: { limit: number };
  number_least: { least: number };
  number_most: { most: number };
  number_between: { least: number; most: number };
  id_invalid: null;
  slug_invalid: null;
  cursor_invalid: null;
  key_invalid: null;
  idempotency_key_invalid: null;
  request_unreadable: null;
  address_unreadable: null;
  no_such_call: null;
  word_needed: null;
};

/** Messages about users, their accounts and addresses. */
export type UserParams = {
  email_invalid: null;
  name_missing: null;
  address_line_missing: null;
  city_missing: null;
  state_missing: null;
  pincode_invalid: null;
  gstin_invalid: null;
  gstin_address_missing: null;
  pan_invalid: null;
  pincode_not_served: { pincode: string };
  /** `states`: the states that the PIN code can belong to. */
  other_state: { pincode: string; states: readonly string[] };
  phone_invalid: null;
  password_needed_here: null;
  own_password_needed: null;
  password_wrong: null;
  password_none: null;
  password_same: null;
  password_guessable: null;
  email_same: null;
  push_subscription: null;
  language_unknown: { codes: readonly string[] };
  subject_missing: null;
  text_missing: null;
  link_incomplete: null;
  sign_in_again: null;
  login_again: null;
  mobile_invalid: null;
  phone_code_needed: null;
  page_foreign: null;
};

export type CartParams = {
  category_needed: null;
  quantity_needed: null;
  remedy_sold_out: { name: string };
  remedy_left: { name: string; left: number };
  remedy_kept: { name: string; kept: number };
  remedy_gone: null;
  bundle_changed: { name: string };
  /** Names of a bundle and of its part. */
  bundle_part_gone: { name: string; part: string };
  bundle_part_sold_out: { name: string; part: string };
  bundle_part_left: { name: string; part: string; left: number };
  remedy_not_in_cart: null;
  remedy_of_cart_gone: null;
  line_full: { most: number };
  no_room: null;
  /** Paise. */
  coupon_minimum_of: { minimum: number };
  cart_differs: { differences: readonly { name: string | null; inCart: number; asked: number }[] };
  coupon_gone: null;
  credit_changed: null;
  credit_above: null;
  coupon_is_gift_card: null;
  gift_code_needed: null;
  gift_card_ended: null;
  gift_card_empty: null;
  gift_card_test: null;
  gift_card_changed: null;
  gift_day_invalid: null;
  /** Rupees. */
  gift_amount: { least: number; most: number };
  /** `remedies`: names in the buyer's language. */
  coupon_only_for: { categories: readonly Category[]; remedies: readonly string[]; more: number };
  coupon_customer_used: { limit: number };
  coupon_customer_gone: { limit: number };
  coupon_email_needed: null;
  variant_needed_of: { name: string };
  sku_invalid: null;
  setting_gone: null;
  metal_rate_stale: null;
  ring_size_needed: null;
  energisation_off: null;
  energisation_day: null;
};

export type PaymentParams = {
  /** The provider's display name. */
  checkout_unavailable: { provider: string };
  order_number_needed: null;
  rupees_only: null;
  whole_rupees: null;
  hold_limit_pieces: { most: number };
  hold_limit_remedy: { most: number; name: string };
  network_holds_remedy: { name: string };
  amount_of_other_order: null;
  paid_unknown: null;
  paid_late: null;
  paid_twice: null;
  signature_invalid: null;
  ring_size_range: null;
  ring_size_not_asked: null;
  return_wish: null;
  return_reason: null;
  return_lines: null;
  return_not_now: null;
  hand_over_not_now: null;
  hand_over_no_address: null;
  hand_over_twice: null;
  parcel_collected: null;
  pickup_not_now: null;
  pickup_twice: null;
  move_not_now: null;
  remittance_columns: null;
  remittance_line: { line: number };
  remittance_reference: null;
  missed_not_now: null;
  missed_day_invalid: null;
  missed_answer_needed: null;
  contact_needed: null;
  return_gone: null;
  return_only_faulty: null;
  withdraw_not_now: null;
  cancel_own_not_now: null;
  review_stars: null;
  review_item: null;
  review_not_now: null;
  cash_off: null;
  /** Whole rupees. */
  cash_amount: { most: number };
  cash_made: null;
  cash_gift: null;
  cash_place: { pincode: string };
  cash_contact: null;
  cash_waiting: null;
  cash_open: { most: number };
  cash_network: null;
  confirm_not_now: null;
  confirm_paid_online: null;
  payment_link_ended: null;
  draft_paid: null;
  draft_cancelled: null;
  draft_changed: null;
  draft_contact_missing: null;
  draft_channel_missing: null;
  /** Percent. */
  discount_limit: { most: number };
  discount_reason_missing: null;
  /** Whole rupees. */
  counter_cash_limit: { limit: number };
  counter_reference_missing: null;
};

/** Messages about kundlis and sessions. */
export type BirthParams = {
  free_chat_mailbox: null;
  free_chat_unverified: null;
  free_chat_network: null;
  given_name_missing: null;
  gender_needed: null;
  birthplace_missing: null;
  birthplace_unknown: null;
  dob_invalid: null;
  dob_early: null;
  dob_future: null;
  birth_time_invalid: null;
  latitude_needed: null;
  longitude_needed: null;
  time_zone_needed: null;
  time_zone_unknown: null;
  /** Degrees. */
  latitude_limit: { most: number };
  kundlis_full: { most: number };
  parent_statement_needed: null;
  certificate_name: null;
  certificate_count: { most: number };
  privacy_request_empty: null;
  session_pictures: { most: number };
  files_most: { most: number };
  invitation_code_needed: null;
  wait_seconds: { seconds: number };
  day_needed: null;
  time_needed: null;
  time_of_list: null;
  day_of_list: null;
  mode_needed: null;
};

/** Messages about days and places of the almanac. */
export type AlmanacParams = {
  day_invalid: null;
  month_invalid: null;
  year_invalid: null;
  month_or_year: null;
  /** First and last supported year. */
  almanac_years: { from: number; to: number };
  transit_years: { from: number; to: number };
  date_skipped: null;
  degrees_invalid: null;
  sunrise_unknown: { codes: readonly string[] };
  passkey_name_missing: null;
  daily_unverified: null;
  daily_without_time: null;
  daily_without_device: null;
  ayanamsa_unknown: { codes: readonly string[] };
  graha_unknown: { codes: readonly string[] };
  almanac_city_needed: null;
  almanac_city_unknown: null;
};

export type ErrorMessageCode = keyof ErrorMessageParams;

/** A message before localization. */
export type ErrorMessage = {
  readonly code: ErrorMessageCode;
  readonly params?: Readonly<Record<string, unknown>>;
};

type ParamsArgument<Code extends ErrorMessageCode> = ErrorMessageParams[Code] extends null
  ? []
  : [params: ErrorMessageParams[Code]];

export function errorMessage<Code extends ErrorMessageCode>(
  code: Code,
  ...[params]: ParamsArgument<Code>
): ErrorMessage {
  return params ? { code, params } : { code };
}

/** Encodes a message as the error text of the schema library. */
export function issue<Code extends ErrorMessageCode>(
  code: Code,
  ...[params]: ParamsArgument<Code>
): string {
  return params ? `${code} ${JSON.stringify(params)}` : code;
}

/** Decodes a message that was encoded by `issue`. */
export function readIssue(text: string | undefined): ErrorMessage {
  const [, code, params] = /^([a-z_]+)(?: (\{.*\}))?$/s.exec(text ?? '') ?? [];
  if (code === undefined) return { code: 'value_invalid' };
  return {
    code: code as ErrorMessageCode,
    ...(params !== undefined && { params: JSON.parse(params) }),
  };
}
