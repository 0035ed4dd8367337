import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from '../../platform/database/columns.ts';

/**
 * The position at which writing of an archive continues. `table` counts from 0; beyond the last
 * follow images.
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
  /** Rows and images written, and of how many. */
  done: integer().notNull().default(0),
  total: integer().notNull().default(0),
  byId: text().notNull(),
  byEmail: text().notNull(),
  /** A process writes it until then. */
  claimedUntil: instant(),
  createdAt: createdAt(),
  /** The file is deleted then; null until it is ready. */
  expiresAt: instant(),
});

export type ArchiveRow = typeof archives.$inferSelect;
