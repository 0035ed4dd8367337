/**
 * Re-exports the tables of every domain for Drizzle Kit and the Drizzle client. A domain imports
 * only its own tables and those listed before them.
 */

export * from '../accounts/credentials-schema.ts';
export * from '../accounts/push/schema.ts';
export * from '../accounts/schema.ts';
export * from '../admin/archives/schema.ts';
export * from '../agents/schema.ts';
export * from '../cart/schema.ts';
export * from '../cart-reminders/schema.ts';
export * from '../catalogue/companions/schema.ts';
export * from '../catalogue/designs/schema.ts';
export * from '../catalogue/schema.ts';
export * from '../consultations/alerts/schema.ts';
export * from '../consultations/documents/schema.ts';
export * from '../consultations/reports/schema.ts';
export * from '../consultations/reviews/schema.ts';
export * from '../consultations/schema.ts';
export * from '../consultations/vouchers/schema.ts';
export * from '../contact/schema.ts';
export * from '../delivery/schema.ts';
export * from '../documents/schema.ts';
export * from '../draft-orders/schema.ts';
export * from '../gift-cards/schema.ts';
export * from '../healers/certificates/schema.ts';
export * from '../healers/schema.ts';
export * from '../imports/schema.ts';
export * from '../kundli/schema.ts';
export * from '../ledger/schema.ts';
export * from '../newsletter/schema.ts';
export * from '../orders/archive/schema.ts';
export * from '../orders/invoices/schema.ts';
export * from '../orders/returns/schema.ts';
export * from '../orders/reviews/schema.ts';
export * from '../orders/workshop/schema.ts';
export * from '../parcels/schema.ts';
export * from '../payments/schema.ts';
export * from '../payments/settlements/schema.ts';
export * from '../platform/database/settings-schema.ts';
export * from '../platform/outbox/schema.ts';
export * from '../pricing/schema.ts';
export * from '../privacy/notices/schema.ts';
export * from '../privacy/requests/schema.ts';
export * from '../redirects/schema.ts';
export * from '../reservations/schema.ts';
export * from '../stock-alerts/schema.ts';
export * from '../texts/schema.ts';
export * from '../visits/schema.ts';
export * from '../webhooks/schema.ts';
export * from '../wishlist/schema.ts';
