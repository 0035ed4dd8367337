import { formatRupees, toRupees } from '@jyotiratna/contract';
import type { ErrorWordsPart } from '../../error-words.ts';
import { catalogue } from '../catalogue/catalogue.ts';

const { categories: categoryWords } = catalogue;

type Difference = { name: string | null; inCart: number; asked: number };

const difference = ({ name, inCart, asked }: Difference) =>
  `${name ?? 'A remedy that is not in your cart'}: ${inCart} in your cart, ${asked} here.`;

/** Of remedies, carts and coupons. */
export const cart = {
  titles: {
    admin_has_no_cart: 'Cart Unavailable',
    product_not_found: 'Product not found',
    variant_needed: 'Choose a variant',
    cart_empty: 'Your cart is empty',
    cart_full: 'Cart is full',
    wishlist_full: 'Wishlist is full',
    alert_needless: 'It is in stock',
    alert_one_of_a_kind: 'One of a kind',
    out_of_stock: 'Not enough in stock',
    hold_limit: 'Too many pieces',
    network_holds: 'Many unpaid orders',
    cart_mismatch: 'Your cart has changed',
    setting_unavailable: 'Setting unavailable',
    sold_out: 'Sold out',
    coupon_required: 'Enter coupon code',
    coupon_invalid: 'Coupon error',
    coupon_minimum: 'Coupon error',
    coupon_not_for_cart: 'Coupon error',
    coupon_customer_limit: 'Coupon error',
  },
  sentences: {
    admin_has_no_cart: 'Admins do not have a shopping cart. Log in as a user to add products.',
    product_not_found: 'Product not found.',
    variant_needed: 'Please choose which one you would like.',
    variant_needed_of: ({ name }) => `Please choose which ${name} you would like.`,
    sku_invalid: 'A SKU has letters, digits, dots and hyphens.',
    cart_empty: 'Your cart is empty',
    cart_full: 'A cart holds up to 50 different remedies.',
    wishlist_full: 'A wishlist holds up to 100 remedies. Please remove one first.',
    alert_needless: 'This remedy can be bought right now. Please reload the page.',
    alert_one_of_a_kind: 'There was only one of this stone. Please look at similar ones.',
    out_of_stock: 'There are not enough pieces left.',
    hold_limit: 'These are more pieces than can be ordered at a time.',
    network_holds: 'Many orders from your internet address wait for their payment. Please try again in a few minutes.',
    cart_mismatch: 'Your cart is not what this order names. Please review it and try again.',
    setting_unavailable: 'This stone cannot be set or energised as chosen at the moment.',
    setting_gone: "This setting is no longer offered. Please choose again on the stone's page.",
    metal_rate_stale:
      'The rate of this metal is being renewed. Until then the stone is sold loose; please choose again on its page.',
    ring_size_needed: "Please choose the ring's size, or that you are not sure yet.",
    energisation_off: "This energisation is no longer offered. Please choose again on the stone's page.",
    energisation_day:
      "The day for the energisation has passed, or is more than 60 days away. Please choose another on the stone's page.",
    sold_out: 'This remedy is sold out.',
    coupon_required: 'Please provide a coupon code.',
    coupon_invalid: 'Invalid coupon code',
    coupon_minimum: 'The cart is below the minimum for this coupon.',
    coupon_not_for_cart: 'This coupon is for other remedies than those in your cart.',
    coupon_customer_limit: 'You have used this coupon as often as one customer may.',
    category_needed: 'Please choose a category.',
    quantity_needed: 'Please give a quantity.',
    remedy_sold_out: ({ name }) => `${name} is sold out.`,
    remedy_left: ({ name, left }) => `Only ${left} of ${name} left.`,
    remedy_kept: ({ name, kept }) => `Only ${kept} of ${name} could be kept.`,
    remedy_gone: 'This remedy is no longer available.',
    remedy_not_in_cart: 'This remedy is not in your cart.',
    remedy_of_cart_gone: 'A remedy in your cart is no longer available.',
    line_full: ({ most }) => `You can buy up to ${most} pieces of one remedy at a time.`,
    no_room: 'Your cart is full.',
    coupon_minimum_of: ({ minimum }) => `This coupon needs a cart of at least ${formatRupees(toRupees(minimum))}.`,
    cart_differs: ({ differences }) =>
      `Your cart has changed. ${differences.map(difference).join(' ')} Please review it and try again.`,
    coupon_only_for: ({ categories, remedies, more }) =>
      `This coupon is for other remedies than those in your cart. It counts for: ${[
        ...categories.map((category) => categoryWords[category]),
        ...remedies,
        ...(more > 0 ? [`${more} more`] : []),
      ].join(', ')}.`,
    coupon_customer_used: ({ limit }) =>
      limit === 1
        ? 'You have used this coupon already: it counts once for each customer.'
        : `You have used this coupon already: it counts ${limit} times for each customer.`,
    coupon_customer_gone: ({ limit }) =>
      limit === 1
        ? 'This coupon counts once for each customer, and was used with this email address or account already. The total has changed: please review your order and try again.'
        : `This coupon counts ${limit} times for each customer, and was used as often with this email address or account. The total has changed: please review your order and try again.`,
    coupon_email_needed: 'This coupon counts once for each customer: please give your email address.',
    coupon_gone: 'This coupon can no longer be used, so the total has changed. Please review your order and try again.',
  },
} satisfies ErrorWordsPart;
