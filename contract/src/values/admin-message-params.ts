/** Messages for administrators only; only their screens load the words. */
export type AdminParams = {
  reason_missing: null;
  code_needed: null;
  email_has_account: null;
  login_as_admin: null;
  own_deletion: null;
  other_duty: null;
  environment_names_duty: null;
  environment_names_admin: null;
  environment_restores_admin: null;
  second_factor_asked: null;
  token_of_figures: null;
  price_needed: null;
  price_in_rupees: null;
  price_positive: null;
  price_most: null;
  price_above_original: null;
  mrp_below_price: null;
  net_quantity_invalid: null;
  net_quantity_incomplete: null;
  party_unknown: null;
  party_code_invalid: null;
  pieces_needed: null;
  one_line: null;
  hsn_invalid: null;
  setting_invalid: { takes: string };
  link_invalid: null;
  page_path: null;
  choice_invalid: null;
  metal_needed: null;
  metal_twice: null;
  sizes_of_rings: null;
  three_decimals: null;
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
  film_needed: null;
  film_type: null;
  film_size: null;
  benefits_most: null;
  attributes_most: null;
  attribute_key: null;
  attribute_value: null;
  picture_needed: null;
  picture_unknown: null;
  pictures_files_differ: null;
  publish_picture_needed: { name: string };
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
  basis_needed: null;
  coupon_least_one: null;
  coupon_letters: null;
  coupon_type: null;
  coupon_value: null;
  coupon_percent: null;
  coupon_period: null;
  coupon_used: { used: number };
  coupon_cap_percent: null;
  coupon_remedy_unknown: { id: string };
  return_answer: null;
  deduction_reason: null;
  deduction_not_allowed: null;
  deduction_most: { most: number };
  return_sold_again: null;
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
  tracking_link: null;
  carrier_twice: null;
  refund_lines: null;
  refund_least: null;
  refund_line_once: null;
  refund_pieces: { name: string; pieces: number };
  /** Paise. */
  refund_line_most: { name: string; most: number };
  refund_most: { most: number };
  shipped_meanwhile: { parcel: string };
  pack_not_now: null;
  /** A line that lacks its size, or is in the workshop. */
  size_not_told: { name: string };
  not_made_yet: { name: string };
  made_not_now: null;
  not_energised_here: null;
  not_hallmarked_here: null;
  huid_invalid: null;
  huid_taken: { huid: string };
  huid_most: { most: number };
  ship_not_now: null;
  deliver_not_now: null;
  confirm_cash_not_now: null;
  refuse_not_now: null;
  came_back_not_now: null;
  transfer_reference: null;
  payout_positive: null;
  transfer_not_now: null;
  refund_retry_not_now: null;
  transfer_noted: { reference: string };
  cancel_not_now: null;
  refund_asked_otherwise: null;
  refund_not_now: null;
  refund_of_test: null;
  refund_elsewhere: null;
  resend_not_now: null;
  invoice_of_test: null;
  invoice_unpaid: null;
  tax_rate_missing: { name: string };
  packing_slip_unpaid: null;
  credit_note_early: null;
  credit_note_whole: null;
  /** Paise. */
  booking_paid_meanwhile: { paid: number };
  booking_moved_meanwhile: null;
  admin_subject_missing: null;
  administrator_missing: null;
  title_missing: null;
  excerpt_missing: null;
  author_missing: null;
  body_missing: null;
  question_missing: null;
  answer_missing: null;
  group_empty: null;
  bio_missing: null;
  initials_missing: null;
  credential_missing: null;
  specialization_missing: null;
  spoken_language_missing: null;
  slug_taken: null;
  address_stays: null;
  document_picture: null;
  collection_empty: null;
  remedy_unknown: { slug: string };
  /** One-based line of the text. */
  markdown_refused: { line: number; part: MarkdownPart };
  action_missing: null;
  token_invalid_here: null;
  token_scope: { scope: string };
  token_limit: { most: number };
  token_scopes_missing: null;
  webhook_url: null;
  webhook_topics: null;
  webhook_limit: { most: number };
  redirect_path_invalid: null;
  redirect_target_invalid: null;
  redirect_loop: null;
};

/** Markdown syntax that the shop does not support, or not in this place. */
export type MarkdownPart =
  | 'html'
  | 'picture'
  | 'code'
  | 'heading'
  | 'list'
  | 'note'
  | 'caption'
  | 'plain'
  | 'link'
  | 'other';
