import { type RedirectCause, redirectCauses } from '@jyotiratna/contract';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../platform/database/columns.ts';

/** Redirects of addresses without a page. A page that exists is never redirected. */
export const redirects = pgTable(
  'redirects',
  {
    /**
     * Normalised by `oldAddress`; without the language's prefix, unless only one language moved.
     */
    path: text().primaryKey(),
    /** A path of the shop, or an https URL: always the end of its chain. */
    target: text().notNull(),
    /** The target normalised by `oldAddress`; null outside of the shop. */
    targetPath: text(),
    cause: text({ enum: redirectCauses }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('redirects_target').on(table.targetPath)],
);

export type RedirectRow = typeof redirects.$inferSelect;
export type NewRedirect = { path: string; target: string; cause: RedirectCause };
