import { formatRupees, toRupees } from '@jyotiratna/contract';
import type { ErrorWordsPart } from '../../error-labels.ts';
import { catalogue } from '../catalogue/catalogue.ts';

const { categories: categoryWords } = catalogue;

/** Errors of coupons. */
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
    coupon_not_for_cart: 'This coupon does not apply to the remedies in your cart.',
    coupon_customer_limit: 'You have used this coupon as many times as one customer can.',
    coupon_minimum_of: ({ minimum }) =>
      `This coupon needs a cart of at least ${formatRupees(toRupees(minimum))}.`,
    coupon_only_for: ({ categories, remedies, more: extra }) =>
      `This coupon does not apply to the remedies in your cart. It applies to: ${[
        ...categories.map((category) => categoryWords[category]),
        ...remedies,
        ...(extra > 0 ? [`${extra} more`] : []),
      ].join(', ')}.`,
    coupon_customer_used: ({ limit }) =>
      limit === 1
        ? 'You have already used this coupon. It can be used once per customer.'
        : `You have already used this coupon. It can be used ${limit} times per customer.`,
    coupon_customer_gone: ({ limit }) =>
      limit === 1
        ? 'This coupon can be used once per customer, and has already been used with this email or account. The total has changed: please review your order and try again.'
        : `This coupon can be used ${limit} times per customer, and this email or account has reached that limit. The total has changed: please review your order and try again.`,
    coupon_email_needed: 'This coupon is limited per customer, so please enter your email.',
    credit_changed: 'Your store credit has changed. Please review your order and try again.',
    credit_above: 'Store credit cannot pay more than the total.',
    coupon_gone:
      'This coupon can no longer be used, so the total has changed. Please review your order and try again.',
  },
} satisfies ErrorWordsPart;
