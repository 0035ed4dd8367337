import { z } from 'zod';
import { cart, cartItem, cartLine } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { email, success } from './fields.ts';
import { mailedLink, oneClick } from './mailed-link.ts';
import { limits } from './values/limits.ts';
import { issue } from './values/sentences.ts';

/**
 * Keeps what is at the checkout, with its buyer's consent, so that a mail may lead back to it. Called again it takes the
 * place of what the caller, or the address, has kept before. Refused with 404 where the shop sends no such mails.
 */
export const keepCart = endpoint({
  method: 'POST',
  path: '/api/cart-reminders',
  access: 'shopper',
  limit: { max: 60, minutes: 1 },
  body: z.strictObject({
    email,
    /** The same as create-order's: once an order of it is bought, nothing is sent. */
    checkoutId: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
    items: z.array(cartLine).min(1, issue('cart_empty')).max(limits.linesPerCart),
  }),
  reply: success,
  errors: ['not_found', 'too_many_attempts'],
});

/** Takes the consent back; what the caller has kept goes. */
export const forgetCart = endpoint({
  method: 'DELETE',
  path: '/api/cart-reminders',
  access: 'shopper',
  reply: success,
});

const keptName = z.object({ name: z.string(), nameHi: z.string() });

/** A kept cart as it could be bought now, at today's prices. */
const keptCart = z.object({
  /** With as many pieces as can be had. */
  items: z.array(cartItem),
  /** What there is less of than was kept; `left` pieces are among the items. */
  short: z.array(keptName.extend({ left: z.int() })),
  /** What can no longer be had. */
  gone: z.array(keptName),
  /** For whom a stone is energised is not kept: these are among the items without it. */
  energiseAgain: z.array(keptName),
});
export type KeptCart = z.infer<typeof keptCart>;

/** What a mailed link leads back to. It changes nothing: mail programs open links by themselves. */
export const readKeptCart = endpoint({
  method: 'POST',
  path: '/api/cart-reminders/read',
  access: 'public',
  body: mailedLink,
  reply: keptCart,
  errors: ['token_invalid'],
});

/**
 * Puts it into the caller's cart: of a line that is there already no more pieces than were kept, and its own choices. A
 * guest's cart is the browser's, which puts the items in by itself; `cart` is null then.
 */
export const restoreCart = endpoint({
  method: 'POST',
  path: '/api/cart-reminders/restore',
  access: 'shopper',
  body: mailedLink,
  reply: keptCart.extend({ cart: cart.nullable() }),
  errors: ['token_invalid', 'cart_full'],
});

/** Ends the mails to the address that the link went to, and forgets what was kept for it. */
export const leaveCartReminders = endpoint({
  method: 'POST',
  path: '/api/cart-reminders/leave',
  access: 'public',
  body: mailedLink,
  reply: success,
  errors: ['token_invalid'],
});

export const leaveCartRemindersOneClick = endpoint({ ...oneClick, path: '/cart-reminders/leave' });
export const leaveCartRemindersOneClickHindi = endpoint({ ...oneClick, path: '/hi/cart-reminders/leave' });
