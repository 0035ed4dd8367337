import { z } from 'zod';
import { cart, cartItem, cartLine } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { email, success } from './fields.ts';
import { mailedLink, oneClick } from './mailed-link.ts';
import { issue } from './values/error-messages.ts';
import { limits } from './values/limits.ts';

/**
 * Saves the cart at checkout, with the buyer's consent, so that a reminder email can link back to
 * it. Replaces the previously saved cart of the caller or the address. 404 if the shop sends no
 * such emails.
 */
export const keepCartRoute = endpoint({
  method: 'POST',
  path: '/api/cart-reminders',
  access: 'shopper',
  limit: { max: 60, minutes: 1 },
  body: z.strictObject({
    email,
    /** The `checkoutId` of create-order: after an order with it is paid, no reminder is sent. */
    checkoutId: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
    items: z.array(cartLine).min(1, issue('cart_empty')).max(limits.linesPerCart),
  }),
  reply: success,
  errors: ['not_found', 'too_many_attempts'],
});

/** Revokes the consent, and deletes the caller's saved cart. */
export const deleteSavedCart = endpoint({
  method: 'DELETE',
  path: '/api/cart-reminders',
  access: 'shopper',
  reply: success,
});

const storedName = z.object({ name: z.string(), nameHi: z.string() });

/** A saved cart as far as it is currently available, at today's prices. */
const savedCart = z.object({
  /** Items with the available quantity. */
  items: z.array(cartItem),
  /** Items with less stock than the saved quantity; `left` units are among the items. */
  short: z.array(storedName.extend({ left: z.int() })),
  /** Items that are no longer available. */
  gone: z.array(storedName),
  /**
   * Items whose energisation must be entered again: its beneficiary is not stored, so they are in
   * the cart without it.
   */
  energiseAgain: z.array(storedName),
});
export type SavedCart = z.infer<typeof savedCart>;

/** Reads the saved cart of a reminder link. Read-only, because email clients prefetch links. */
export const readSavedCartRoute = endpoint({
  method: 'POST',
  path: '/api/cart-reminders/read',
  access: 'public',
  body: mailedLink,
  reply: savedCart,
  errors: ['token_invalid'],
});

/**
 * Restores the saved cart into the caller's cart: an existing line gets at most the saved quantity,
 * and retains its own options. A guest's cart is stored in the browser, which adds the items
 * itself; `cart` is null then.
 */
export const restoreCartRoute = endpoint({
  method: 'POST',
  path: '/api/cart-reminders/restore',
  access: 'shopper',
  body: mailedLink,
  reply: savedCart.extend({ cart: cart.nullable() }),
  errors: ['token_invalid', 'cart_full'],
});

/** Unsubscribes the address of the link from reminders, and deletes its saved cart. */
export const leaveCartRemindersRoute = endpoint({
  method: 'POST',
  path: '/api/cart-reminders/leave',
  access: 'public',
  body: mailedLink,
  reply: success,
  errors: ['token_invalid'],
});

export const leaveCartRemindersOneClick = endpoint({ ...oneClick, path: '/cart-reminders/leave' });
export const leaveCartRemindersOneClickHindi = endpoint({
  ...oneClick,
  path: '/hi/cart-reminders/leave',
});
