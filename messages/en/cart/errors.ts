import type { ErrorWordsPart } from '../../error-labels.ts';

type Difference = { name: string | null; inCart: number; asked: number };

const difference = ({ name, inCart, asked: requested }: Difference) =>
  `${name ?? 'A remedy that is not in your cart'}: ${inCart} in your cart, ${requested} here.`;

/** Errors of the cart. */
export const cart = {
  titles: {
    admin_has_no_cart: 'Cart Unavailable',
    cart_empty: 'Your cart is empty',
    cart_full: 'Cart is full',
    out_of_stock: 'Not enough in stock',
    cart_mismatch: 'Your cart has changed',
  },
  sentences: {
    admin_has_no_cart: 'Admins do not have a shopping cart. Log in as a user to add products.',
    cart_empty: 'Your cart is empty',
    cart_full: 'A cart holds up to 50 different remedies.',
    out_of_stock: 'There are not enough pieces left.',
    cart_mismatch: 'Your cart no longer matches this order. Please review it and try again.',
    remedy_kept: ({ name, kept: stored }) => `Only ${stored} of ${name} could be kept.`,
    remedy_not_in_cart: 'This remedy is not in your cart.',
    remedy_of_cart_gone: 'A remedy in your cart is no longer available.',
    line_full: ({ most: max }) => `You can buy up to ${max} pieces of one remedy at a time.`,
    no_room: 'Your cart is full.',
    cart_differs: ({ differences }) =>
      `Your cart has changed. ${differences.map(difference).join(' ')} Please review it and try again.`,
  },
} satisfies ErrorWordsPart;
