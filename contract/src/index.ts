/**
 * Everything a page may import without shipping zod to the browser: values, and the calls' types. The schemas
 * themselves are imported by the server from '@jyotiratna/contract/calls/…'.
 */

export type * from './almanac.ts';
export * from './booking-refund.ts';
export type * from './calls/account.ts';
export type * from './calls/admin-access.ts';
export type * from './calls/admin-coupons.ts';
export type * from './calls/admin-desk.ts';
export type * from './calls/admin-orders.ts';
export type * from './calls/admin-products.ts';
export type * from './calls/bookings.ts';
export type * from './calls/cart.ts';
export type * from './calls/catalogue.ts';
export type * from './calls/config.ts';
export type * from './calls/contact.ts';
export type * from './calls/kundli.ts';
export type * from './calls/newsletter.ts';
export type * from './calls/orders.ts';
export type { Address, BillingAddress, Change } from './calls/parts.ts';
export type * from './calls/payments.ts';
export * from './shop/shop.ts';

export * from './values/booking-price.ts';
export * from './values/booking-slots.ts';
export * from './values/checkout-form.ts';
export * from './values/coupon-period.ts';
export * from './values/error-statuses.ts';
export * from './values/errors.ts';
export * from './values/graha.ts';
export * from './values/healer-rates.ts';
export * from './values/limits.ts';
export * from './values/locale.ts';
export * from './values/money.ts';
export * from './values/notice.ts';
export * from './values/order-number.ts';
export * from './values/pin-states.ts';
export * from './values/private-paths.ts';
export * from './values/product-language.ts';
export * from './values/quote.ts';
export * from './values/sentences.ts';
export * from './values/shown-sums.ts';
export * from './values/state-names.ts';
export * from './values/states.ts';
