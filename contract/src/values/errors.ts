/**
 * Every expected failure of the shop: its machine word, its HTTP status, a short title and the sentence a person reads.
 * Services throw `ShopError(code)`; one handler turns it into the reply `{ error, message, code, … }`.
 */
export const shopErrors = {
  invalid_input: [400, 'Invalid input', 'Please check the marked fields.'],
  unauthenticated: [401, 'Not logged in', 'Please log in to continue.'],
  wrong_credentials: [401, 'Login failed', 'The email or password is not right.'],
  password_needed: [401, 'Password needed', 'Please give your password to confirm this email.'],
  second_factor_needed: [401, 'Code needed', 'Please give the code that your authenticator app shows.'],
  wrong_code: [401, 'Login failed', 'This code is not right, or it was used before. Please give the next one.'],
  second_factor_state: [
    409,
    'Not possible now',
    'The second factor was turned on or off meanwhile. Please reload the page.',
  ],
  second_factor_required: [
    403,
    'Second factor needed',
    'This shop asks every administrator for a second factor. Please set yours up first.',
  ],
  own_account: [409, 'Your own account', 'This is your own account. Say so if you mean to remove yourself.'],
  last_administrator: [409, 'Last administrator', 'A shop keeps at least one administrator.'],
  password_change_needed: [403, 'New password needed', 'Please change your one-time password first.'],
  account_not_found: [404, 'Account not found', 'There is no account with this email.'],
  too_many_attempts: [429, 'Too many attempts', 'Too many attempts. Please wait a little and try again.'],
  rate_limited: [429, 'Too many requests', 'Too many requests. Please wait a little and try again.'],
  forbidden: [403, 'Not allowed', 'You are not allowed to do this.'],
  foreign_origin: [403, 'Not allowed', 'This request came from another site.'],
  admin_required: [403, 'Admin access required', 'Access denied (admin role required)'],
  admin_has_no_cart: [403, 'Cart Unavailable', 'Admins do not have a shopping cart. Log in as a user to add products.'],
  invitation_invalid: [403, 'Invitation needed', 'This invitation is not valid. Ask an administrator for a new one.'],
  email_taken: [409, 'Already registered', 'An account with this email already exists. Please log in.'],
  weak_password: [400, 'Password too easy to guess', 'This password is too common. Please choose another one.'],
  google_failed: [401, 'Google authentication failed', 'Google authentication failed'],
  google_unavailable: [404, 'Google sign-in is off', 'Google sign-in is not set up in this shop.'],
  google_link_needed: [
    409,
    'Account exists',
    'An account with this email already exists. Log in with your password first.',
  ],
  google_taken: [409, 'Already linked', 'This Google account is linked to another account of our shop.'],
  token_invalid: [400, 'Link no longer valid', 'This link is no longer valid. Please ask for a new one.'],
  not_found: [404, 'Not found', 'This page or item does not exist.'],
  product_not_found: [404, 'Product not found', 'Product not found.'],
  order_not_found: [404, 'Order not found', 'Order not found'],
  address_not_found: [404, 'Address not found', 'This address is no longer there.'],
  address_limit: [409, 'Too many addresses', 'You can keep up to 20 addresses. Please remove one first.'],
  cart_empty: [409, 'Your cart is empty', 'Your cart is empty'],
  cart_full: [409, 'Cart is full', 'A cart holds up to 50 different remedies.'],
  out_of_stock: [409, 'Not enough in stock', 'There are not enough pieces left.'],
  hold_limit: [409, 'Too many pieces', 'These are more pieces than can be ordered at a time.'],
  network_holds: [
    429,
    'Many unpaid orders',
    'Many orders from your internet address wait for their payment. Please try again in a few minutes.',
  ],
  cart_mismatch: [
    409,
    'Your cart has changed',
    'Your cart is not what this order names. Please review it and try again.',
  ],
  sold_out: [409, 'Sold out', 'This remedy is sold out.'],
  coupon_required: [400, 'Enter coupon code', 'Please provide a coupon code.'],
  coupon_invalid: [400, 'Coupon error', 'Invalid coupon code'],
  coupon_minimum: [400, 'Coupon error', 'The cart is below the minimum for this coupon.'],
  amount_mismatch: [409, 'The total has changed', 'The total has changed. Please review your order and try again.'],
  idempotency_mismatch: [422, 'Different request', 'This key was used for a different order. Please reload the page.'],
  in_progress: [409, 'In progress', 'Your order is being prepared. Please try again in a moment.'],
  order_state: [409, 'Not possible now', 'The order is not in a state that allows this.'],
  invoice_unavailable: [
    409,
    'No tax invoice',
    'There is no tax invoice: the company name, its address and a valid GSTIN are not configured in this shop.',
  ],
  payment_unverified: [400, 'Verification Failed', 'Payment could not be verified.'],
  payment_mismatch: [409, 'Payment does not match', 'The payment does not match the order. It will be refunded.'],
  payments_unavailable: [503, 'Payment Error', 'Unable to start Razorpay checkout.'],
  payments_off: [404, 'Payments are off', 'This shop takes no payments at the moment.'],
  coupon_not_found: [404, 'Coupon not found', 'This coupon does not exist.'],
  coupon_exists: [409, 'Code exists', 'A coupon with this code already exists.'],
  stale_edit: [409, 'Changed meanwhile', 'Someone else changed this meanwhile. Reload to see the newer version.'],
  upload_type: [400, 'Not a picture', 'Please choose JPEG, PNG or WebP pictures.'],
  upload_broken: [400, 'Broken picture', 'This picture could not be read.'],
  upload_pixels: [400, 'Picture too large', 'This picture has too many pixels.'],
  upload_count: [400, 'Too many pictures', 'A remedy takes up to 5 pictures.'],
  upload_size: [413, 'File too large', 'A picture may have up to 5 MB.'],
  storage_full: [
    507,
    'Storage full',
    'There is no room left for pictures. Please tell whoever runs the shop’s server.',
  ],
  storage_unavailable: [503, 'Storage unavailable', 'The pictures cannot be reached just now. Please try again later.'],
  slot_taken: [409, 'Slot taken', 'This time has just been taken. Please choose another one.'],
  booking_not_found: [404, 'Booking not found', 'This booking does not exist, or it is not yours.'],
  booking_state: [409, 'Not possible now', 'This session has begun or was cancelled. It can no longer be changed.'],
  booking_moves: [
    409,
    'Moved too often',
    'This session was moved as often as it can be. Please write to us if you need another time.',
  ],
  healer_not_found: [404, 'Healer not found', 'This healer is not on our list.'],
  healer_offline: [409, 'Unavailable', 'This healer is not available at the moment.'],
  kundli_credit: [
    402,
    'API credit limit reached',
    'API credit limit reached. Please try again later or contact support.',
  ],
  place_not_found: [400, 'Place not found', 'We could not find this birthplace. Please choose one from the list.'],
  body_too_large: [413, 'Too large', 'The request is too large.'],
  unsupported_media: [415, 'Unsupported format', 'This kind of request is not supported.'],
  busy: [503, 'Busy', 'The shop is busy. Please try again in a moment.'],
  internal: [500, 'Something went wrong', 'Something went wrong on our side. Please try again.'],
} as const satisfies Record<string, readonly [status: number, error: string, message: string]>;

export type ShopErrorCode = keyof typeof shopErrors;

/** The body of every error reply. `fields` maps a path such as `address.pincode` to a sentence. */
export type ErrorReply = {
  error: string;
  message: string;
  code: string;
  details?: string | undefined;
  retryAfter?: number | undefined;
  fields?: Record<string, string> | undefined;
  requestId?: string | undefined;
};

export type ShopErrorExtra = {
  message?: string;
  details?: string;
  retryAfter?: number;
  fields?: Record<string, string>;
  /** Facts for the caller, for example the fresh quote after a price change. */
  data?: Record<string, unknown>;
};

/** An expected failure: thrown by services, rendered by the one error handler, understood by pages. */
export class ShopError extends Error {
  readonly code: ShopErrorCode;
  readonly status: number;
  readonly title: string;
  readonly extra: ShopErrorExtra;

  constructor(code: ShopErrorCode, extra: ShopErrorExtra = {}) {
    const [status, title, message] = shopErrors[code];
    super(extra.message ?? message);
    this.name = 'ShopError';
    this.code = code;
    this.status = status;
    this.title = title;
    this.extra = extra;
  }
}
