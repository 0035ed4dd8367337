import type { ShopErrorCode } from './error-statuses.ts';

/**
 * Every sentence that can be said of a refused request, by its code, with the facts that it names; null names none. The
 * words themselves are the messages' (`messages/<language>/errors`). Each error code is the code of a sentence, too: the
 * one that is said where nothing finer is known.
 */
export type SentenceFacts = Record<ShopErrorCode, null> &
  InputFacts &
  PersonFacts &
  CartFacts &
  PaymentFacts &
  BirthFacts &
  AlmanacFacts &
  AdminFacts;

/** Of any value that came with a request. */
export type InputFacts = {
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

/** Of people, their accounts and addresses. */
export type PersonFacts = {
  email_invalid: null;
  name_missing: null;
  address_line_missing: null;
  city_missing: null;
  state_missing: null;
  pincode_invalid: null;
  gstin_invalid: null;
  pincode_not_served: { pincode: string };
  /** The PIN code lies in one of these states. */
  other_state: { pincode: string; states: readonly string[] };
  phone_invalid: null;
  password_needed_here: null;
  own_password_needed: null;
  password_wrong: null;
  password_none: null;
  password_same: null;
  password_guessable: null;
  email_same: null;
  language_unknown: { codes: readonly string[] };
  subject_missing: null;
  text_missing: null;
  link_incomplete: null;
  sign_in_again: null;
  page_foreign: null;
};

export type CartFacts = {
  category_needed: null;
  quantity_needed: null;
  remedy_sold_out: { name: string };
  remedy_left: { name: string; left: number };
  remedy_kept: { name: string; kept: number };
  remedy_gone: null;
  remedy_not_in_cart: null;
  remedy_of_cart_gone: null;
  line_full: { most: number };
  no_room: null;
  /** Paise. */
  coupon_minimum_of: { minimum: number };
  cart_differs: { differences: readonly { name: string | null; inCart: number; asked: number }[] };
  coupon_gone: null;
  variant_needed_of: { name: string };
  sku_invalid: null;
  setting_gone: null;
  metal_rate_stale: null;
  ring_size_needed: null;
  energisation_off: null;
};

export type PaymentFacts = {
  /** The provider by its name for people. */
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
  return_wish: null;
  return_reason: null;
  return_lines: null;
  return_not_now: null;
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
  cash_place: { pincode: string };
  cash_contact: null;
  cash_waiting: null;
  confirm_not_now: null;
  confirm_paid_online: null;
};

/** Of kundlis and sessions. */
export type BirthFacts = {
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
  wait_seconds: { seconds: number };
  day_needed: null;
  time_needed: null;
  time_of_list: null;
  mode_needed: null;
};

/** Of days and places of the almanac. */
export type AlmanacFacts = {
  day_invalid: null;
  month_invalid: null;
  year_invalid: null;
  month_or_year: null;
  /** Years, both served. */
  almanac_years: { from: number; to: number };
  festivals_open: null;
  degrees_invalid: null;
  sunrise_unknown: { codes: readonly string[] };
  ayanamsa_unknown: { codes: readonly string[] };
  almanac_city_needed: null;
  almanac_city_unknown: null;
};

/** What only administrators meet: it is said in English alone. */
export type AdminFacts = {
  reason_missing: null;
  invitation_code_needed: null;
  code_needed: null;
  email_has_account: null;
  login_as_admin: null;
  own_deletion: null;
  environment_names_admin: null;
  environment_restores_admin: null;
  second_factor_asked: null;
  token_of_figures: null;
  price_needed: null;
  price_in_rupees: null;
  price_positive: null;
  price_most: null;
  price_above_original: null;
  pieces_needed: null;
  one_line: null;
  hsn_invalid: null;
  setting_invalid: { takes: string };
  link_invalid: null;
  choice_invalid: null;
  percent_needed: null;
  dimensions_invalid: null;
  report_number_invalid: null;
  report_date_invalid: null;
  report_number_taken: { name: string };
  report_incomplete: null;
  disclosure_missing: null;
  synthetic_natural: null;
  option_name: null;
  option_value: null;
  options_twice: null;
  options_differ: null;
  sku_twice: null;
  sku_taken: { sku: string };
  rates_changed: null;
  report_needed: null;
  report_type: null;
  report_size: null;
  benefits_most: null;
  attributes_most: null;
  attribute_key: null;
  attribute_value: null;
  picture_needed: null;
  list_invalid: null;
  version_needed: null;
  stock_less: { left: number };
  file_too_long: null;
  file_unexpected: null;
  files_too_large: null;
  csv_too_large: null;
  csv_needed: null;
  csv_wrong: null;
  date_needed: null;
  coupon_least_one: null;
  coupon_letters: null;
  coupon_type: null;
  coupon_value: null;
  coupon_percent: null;
  coupon_period: null;
  coupon_used: { used: number };
  return_answer: null;
  return_step_not_now: null;
  review_reason: null;
  review_step_not_now: null;
  period_in_order: null;
  days_in_order: null;
  zone_name_missing: null;
  zone_empty: null;
  pin_digits: null;
  carrier_missing: null;
  tracking_missing: null;
  refund_lines: null;
  refund_least: null;
  refund_line_once: null;
  refund_pieces: { name: string; pieces: number };
  /** Paise. */
  refund_line_most: { name: string; most: number };
  refund_most: { most: number };
  shipped_meanwhile: { parcel: string };
  pack_not_now: null;
  ship_not_now: null;
  deliver_not_now: null;
  confirm_cash_not_now: null;
  refuse_not_now: null;
  came_back_not_now: null;
  transfer_reference: null;
  transfer_not_now: null;
  cancel_not_now: null;
  refund_not_now: null;
  refund_of_test: null;
  refund_elsewhere: null;
  resend_not_now: null;
  invoice_of_test: null;
  invoice_unpaid: null;
  tax_rate_missing: { name: string };
  packing_slip_unpaid: null;
  credit_note_early: null;
  /** Paise. */
  booking_paid_meanwhile: { paid: number };
  booking_moved_meanwhile: null;
  admin_subject_missing: null;
  administrator_missing: null;
  action_missing: null;
};

export type SentenceCode = keyof SentenceFacts;

/** A sentence before it is worded. */
export type Sentence = { readonly code: SentenceCode; readonly params?: Readonly<Record<string, unknown>> };

type Facts<Code extends SentenceCode> = SentenceFacts[Code] extends null ? [] : [params: SentenceFacts[Code]];

export function sentence<Code extends SentenceCode>(code: Code, ...[params]: Facts<Code>): Sentence {
  return params ? { code, params } : { code };
}

/** A sentence as the schema library carries it: in its place for an error's text. */
export function issue<Code extends SentenceCode>(code: Code, ...[params]: Facts<Code>): string {
  return params ? `${code} ${JSON.stringify(params)}` : code;
}

/** The sentence that `issue` wrote. */
export function readIssue(text: string | undefined): Sentence {
  const [, code, params] = /^([a-z_]+)(?: (\{.*\}))?$/s.exec(text ?? '') ?? [];
  if (code === undefined) return { code: 'value_invalid' };
  return { code: code as SentenceCode, ...(params !== undefined && { params: JSON.parse(params) }) };
}
