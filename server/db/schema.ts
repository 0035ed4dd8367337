/** The tables of every domain, for Drizzle's kit and its client; a domain imports its own and earlier ones. */
export * from '../accounts/schema.ts';
export * from '../cart/schema.ts';
export * from '../catalogue/designs/schema.ts';
export * from '../catalogue/schema.ts';
export * from '../consultations/papers/schema.ts';
export * from '../consultations/schema.ts';
export * from '../healers/schema.ts';
export * from '../kundli/schema.ts';
export * from '../ledger/schema.ts';
export * from '../orders/invoices/schema.ts';
export * from '../orders/returns/schema.ts';
export * from '../outreach/schema.ts';
export * from '../payments/schema.ts';
export * from '../platform/database/settings-schema.ts';
export * from '../platform/outbox/schema.ts';
export * from '../pricing/schema.ts';
export * from '../reservations/schema.ts';
