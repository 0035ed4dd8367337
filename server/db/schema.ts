/** What the shop keeps: people, catalogue, sales. */
export * from '../accounts/schema.ts';
export * from '../catalogue/schema.ts';
export * from '../checkout/schema.ts';
export * from '../healers/schema.ts';
export * from '../kundli/schema.ts';
export * from '../orders/invoices/schema.ts';
export * from '../outreach/schema.ts';
export * from '../platform/database/settings-schema.ts';
