import { formatRupees, toRupees } from '@jyotiratna/contract';
import type { ErrorWordsPart } from '../../error-words.ts';
import { catalogue } from '../catalogue/catalogue.ts';

const { categories: categoryWords } = catalogue;

/** Of coupons. */
export const pricing = {
  titles: {
    coupon_required: 'Enter coupon code',
    coupon_invalid: 'Coupon error',
    coupon_minimum: 'Coupon error',
    coupon_not_for_cart: 'Coupon error',
    coupon_customer_limit: 'Coupon error',
  },
  sentences: {
    coupon_required: 'Please provide a coupon code.',
    coupon_invalid: 'Invalid coupon code',
    coupon_minimum: 'The cart is below the minimum for this coupon.',
    coupon_not_for_cart: 'This coupon is for other remedies than those in your cart.',
    coupon_customer_limit: 'You have used this coupon as often as one customer may.',
    coupon_minimum_of: ({ minimum }) => `This coupon needs a cart of at least ${formatRupees(toRupees(minimum))}.`,
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
