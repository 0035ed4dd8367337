import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from '../../platform/database/columns.ts';

/**
 * The position at which writing of an archive resumes. `table` is a zero-based index; images follow
 * the last table.
 */
export type ArchiveCursor = {
  table: number;
  part: number;
  after: string | null;
  counts: Record<string, number>;
};

/** Archives of the whole shop; the file is in `DATA_DIR/archives`. */
export const archives = pgTable('archives', {
  id: text().primaryKey(),
  status: text({ enum: ['making', 'ready'] })
    .notNull()
    .default('making'),
  cursor: jsonb().$type<ArchiveCursor>().notNull(),
  /** Length of the file up to which all chunks are complete. */
  bytes: bigint({ mode: 'number' }).notNull().default(0),
  /** Rows and images written so far, and their total. */
  done: integer().notNull().default(0),
  total: integer().notNull().default(0),
  byId: text().notNull(),
  byEmail: text().notNull(),
  /** End of the lease of the process that writes it; null without one. */
  leaseUntil: instant('claimed_until'),
  createdAt: createdAt(),
  /** Time at which the file is deleted; null until it is ready. */
  expiresAt: instant(),
});

export type ArchiveRow = typeof archives.$inferSelect;
