import {
  importKinds,
  importReasons,
  importResults,
  importStatuses,
  importSystems,
} from '@jyotiratna/contract';
import type { ImportMapping } from '@jyotiratna/contract/admin/imports';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, instant } from '../platform/database/columns.ts';
import type { SourceData } from './source.ts';

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** The columns, options and types of an import's files that an owner may map. */
export type ImportTarget = {
  columns: { name: string; example: string }[];
  options: string[];
  types: string[];
};

/** A shop that moves in. */
export const imports = pgTable('imports', {
  id: text().primaryKey(),
  status: text({ enum: importStatuses }).notNull().default('collecting'),
  mapping: jsonb().$type<ImportMapping>().notNull(),
  found: jsonb().$type<ImportTarget>().notNull().default({ columns: [], options: [], types: [] }),
  /** The administrator. */
  byId: text().notNull(),
  byEmail: text().notNull(),
  /** The process that reads the files at the moment, and until when it is expected back. */
  reader: text(),
  readerUntil: instant(),
  createdAt: createdAt(),
  /** When its status or its files last changed. */
  changedAt: createdAt(),
});

export const importFiles = pgTable(
  'import_files',
  {
    id: text().primaryKey(),
    importId: text()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    bytes: integer().notNull(),
    system: text({ enum: importSystems }),
    kind: text({ enum: importKinds }),
    unreadableAt: integer(),
    createdAt: createdAt(),
  },
  (table) => [index('import_files_import').on(table.importId, table.createdAt)],
);

/** A file in chunks, so that neither upload nor reading needs all of it in memory. */
export const importChunks = pgTable(
  'import_chunks',
  {
    fileId: text()
      .notNull()
      .references(() => importFiles.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.position] })],
);

/** One record of the files, and its outcome. */
export const importRows = pgTable(
  'import_rows',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    importId: text()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    fileId: text()
      .notNull()
      .references(() => importFiles.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    system: text({ enum: importSystems }).notNull(),
    kind: text({ enum: importKinds }).notNull(),
    /** How the old shop identifies it. */
    key: text().notNull(),
    title: text().notNull(),
    /** The record in the shop's terms; null for one that is dropped. */
    data: jsonb().$type<SourceData>(),
    /** Of `data`: the same record again is left alone. */
    hash: text().notNull(),
    outcome: text({ enum: importResults }).notNull(),
    /** False: `outcome` is only planned. */
    done: boolean().notNull().default(false),
    reason: text({ enum: importReasons }),
    detail: text().notNull().default(''),
    missing: jsonb().$type<string[]>().notNull().default([]),
    targetId: text(),
    /** A process fetches its image until then. */
    leaseUntil: instant('claimed_until'),
  },
  (table) => [
    uniqueIndex('import_rows_key').on(table.importId, table.kind, table.key),
    index('import_rows_pending')
      .on(table.importId, table.kind, table.id)
      .where(sql`not ${table.done}`),
    index('import_rows_images')
      .on(table.importId, sql`(${table.data} -> 'of' ->> 'key')`)
      .where(sql`${table.kind} = 'image'`),
    index('import_rows_outcome').on(table.importId, table.outcome, table.id),
  ],
);

/**
 * The records of the old shop by their keys there: repeated imports create a record only once. The
 * key of a customer with a deleted account is the hash of the email address.
 */
export const importKeys = pgTable(
  'import_keys',
  {
    system: text({ enum: importSystems }).notNull(),
    kind: text({ enum: importKinds }).notNull(),
    key: text().notNull(),
    targetId: text().notNull(),
    hash: text().notNull(),
    /** Stock by SKU as it was in the file: later imports apply the difference. */
    quantities: jsonb().$type<Record<string, number>>(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.system, table.kind, table.key] })],
);
