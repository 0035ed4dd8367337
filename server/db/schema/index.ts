/** What the shop keeps: people, catalogue, sales. */
export * from './accounts.ts';
export * from './bookings.ts';
export * from './catalogue.ts';
export * from './inbox.ts';
export * from './invoices.ts';
export * from './kundli.ts';
export * from './sales.ts';
export * from './settings.ts';
