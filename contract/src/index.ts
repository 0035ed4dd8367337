/**
 * Everything a page may import without shipping zod to the browser: the caller, values, and the domains' types. Of a
 * domain itself ('@jyotiratna/contract/cart') a page imports endpoints: its build keeps their methods and paths alone.
 */

export type * from './accounts.ts';
export type * from './address.ts';
export type * from './admin/bookings.ts';
export type * from './admin/consultations.ts';
export type * from './admin/coupons.ts';
export type * from './admin/dashboard.ts';
export type * from './admin/orders.ts';
export type * from './admin/outreach.ts';
export type * from './admin/products.ts';
export type * from './admin/team.ts';
export type * from './almanac.ts';
export * from './booking-refund.ts';
export * from './caller.ts';
export type * from './cart.ts';
export type * from './catalogue.ts';
export type * from './checkout.ts';
export type * from './consultations.ts';
export type * from './content.ts';
export type * from './deeper-chart.ts';
export type * from './delivery.ts';
export type { Access, Endpoint } from './endpoint.ts';
export type { Change } from './fields.ts';
export type * from './healer-desk.ts';
export type * from './healers.ts';
export type * from './kundli.ts';
export type * from './line-extras.ts';
export type * from './matching.ts';
export type * from './orders.ts';
export type * from './outreach.ts';
export type * from './payments.ts';
export type * from './pricing.ts';

export * from './values/arrival.ts';
export * from './values/booking-price.ts';
export * from './values/booking-slots.ts';
export * from './values/checkout-form.ts';
export * from './values/consultation-limits.ts';
export * from './values/coupon-period.ts';
export * from './values/delivery-zones.ts';
export * from './values/error-statuses.ts';
export * from './values/errors.ts';
export * from './values/graha.ts';
export * from './values/healer-rates.ts';
export * from './values/jewellery.ts';
export * from './values/limits.ts';
export * from './values/locale.ts';
export * from './values/money.ts';
export * from './values/notice.ts';
export * from './values/order-number.ts';
export * from './values/pages.ts';
export * from './values/pin-states.ts';
export * from './values/product-fields.ts';
export * from './values/product-language.ts';
export * from './values/quote.ts';
export * from './values/returns.ts';
export * from './values/sentences.ts';
export * from './values/shown-sums.ts';
export * from './values/state-names.ts';
export * from './values/states.ts';
export * from './values/stone-choices.ts';
export * from './values/stone-weight.ts';
export * from './values/variant-options.ts';
export type * from './variants.ts';
export type * from './wallet.ts';
