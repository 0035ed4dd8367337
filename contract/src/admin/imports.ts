import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { category, id, note, queryCount, success } from '../fields.ts';
import { issue } from '../values/error-messages.ts';
import {
  columnTargets,
  importKinds,
  importReasons,
  importResults,
  importStatuses,
  importSystems,
  optionTargets,
} from '../values/imports.ts';
import { partyCodePattern } from '../values/net-quantity.ts';

const name = z.string().min(1).max(200);

/** The owner's mapping for an import; also the default of the next import. */
export const importMapping = z.strictObject({
  /** Target fields of columns that are not recognised; null ignores a column. */
  columns: z.record(name, z.enum(columnTargets).nullable()).default({}),
  /** Options of variants for options of the old shop, such as 'Color'; null ignores an option. */
  options: z.record(name, z.enum(optionTargets).nullable()).default({}),
  /** Categories of remedies by product type of the old shop. */
  types: z.record(name, category).default({}),
  /** Tags and product types that mark loose stones sold by weight. */
  looseTags: z
    .array(note(100))
    .max(50)
    .default(['loose', 'loose stone', 'loose gemstone', 'gemstone']),
  /** Default for remedies without a country in the file; empty: these stay unpublished. */
  countryOfOrigin: note(80).default(''),
  maker: z
    .string()
    .max(40)
    .refine((code) => code === '' || partyCodePattern.test(code), issue('party_code_invalid'))
    .default(''),
  /** Whether the highest price in the file becomes the MRP of products without one. */
  mrpFromPrice: z.boolean().default(false),
  /** Whether products without a net quantity or a weight get a net quantity of one piece. */
  onePiece: z.boolean().default(false),
});
export type ImportMapping = z.output<typeof importMapping>;

const counts = z.partialRecord(z.enum(importKinds), z.record(z.string(), z.int()));
const file = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.int(),
  system: z.enum(importSystems).nullable(),
  /** Null if the file format is not recognised. */
  kind: z.enum(importKinds).nullable(),
  /** The line, from 1, at which an error ended reading; null if the file was read completely. */
  unreadableAt: z.int().nullable(),
});

const importView = z.object({
  id: z.string(),
  status: z.enum(importStatuses),
  createdAt: z.string(),
  by: z.string(),
  files: z.array(file),
  mapping: importMapping,
  /**
   * Columns (with an example value), options and product types found in the files, for the mapping.
   */
  found: z.object({
    columns: z.array(z.object({ name: z.string(), example: z.string() })),
    options: z.array(z.string()),
    types: z.array(z.string()),
  }),
  /** Record counts by type and result: planned before the run, actual afterwards. */
  counts,
  done: z.int(),
  total: z.int(),
});
export type Import = z.infer<typeof importView>;

const params = z.strictObject({ id });
const reply = z.object({ import: importView });

/** Imports, latest first. */
export const listImportsRoute = endpoint({
  method: 'GET',
  path: '/api/admin/imports',
  access: 'admin',
  reply: z.object({ imports: z.array(importView) }),
});

export const startImportRoute = endpoint({
  method: 'POST',
  path: '/api/admin/imports',
  access: 'admin',
  reply,
});

export const getImportRoute = endpoint({
  method: 'GET',
  path: '/api/admin/imports/:id',
  access: 'admin',
  params,
  reply,
  errors: ['not_found'],
});

/**
 * Uploads one export file of the old shop as `file` in a multipart form; a file of any size is
 * streamed and stored in chunks.
 */
export const addImportFileRoute = endpoint({
  method: 'POST',
  path: '/api/admin/imports/:id/files',
  access: 'admin',
  kind: 'form',
  params,
  reply,
  errors: ['not_found', 'order_state', 'upload_size'],
});

export const removeImportFileRoute = endpoint({
  method: 'DELETE',
  path: '/api/admin/imports/:id/files/:file',
  access: 'admin',
  params: z.strictObject({ id, file: id }),
  reply,
  errors: ['not_found', 'order_state'],
});

/** Starts the dry run in the background: it changes nothing but the report. */
export const checkImportRoute = endpoint({
  method: 'POST',
  path: '/api/admin/imports/:id/check',
  access: 'admin',
  params,
  body: z.strictObject({ mapping: importMapping }),
  reply,
  errors: ['not_found', 'order_state'],
});

/** Starts the import in the background, as the dry run reported it. */
export const runImportRoute = endpoint({
  method: 'POST',
  path: '/api/admin/imports/:id/run',
  access: 'admin',
  params,
  reply,
  errors: ['not_found', 'order_state'],
});

/** Retries images that could not be downloaded. */
export const retryImportRoute = endpoint({
  method: 'POST',
  path: '/api/admin/imports/:id/retry',
  access: 'admin',
  params,
  reply,
  errors: ['not_found', 'order_state'],
});

/** Deletes the files and the report; imported rows stay in the shop. */
export const deleteImportRoute = endpoint({
  method: 'DELETE',
  path: '/api/admin/imports/:id',
  access: 'admin',
  params,
  reply: success,
  errors: ['not_found', 'order_state'],
});

const row = z.object({
  id: z.int(),
  file: z.string(),
  line: z.int(),
  kind: z.enum(importKinds),
  key: z.string(),
  title: z.string(),
  outcome: z.enum(importResults),
  done: z.boolean(),
  reason: z.enum(importReasons).nullable(),
  detail: z.string(),
  /** Missing fields, because of which the remedy is imported unpublished. */
  missing: z.array(z.string()),
  targetId: z.string().nullable(),
});
export type ImportRow = z.infer<typeof row>;

const filters = {
  kind: z.enum(importKinds).optional(),
  outcome: z.enum([...importResults, 'missing']).optional(),
};

/** The report record by record, in the order of the files. */
export const listImportRowsRoute = endpoint({
  method: 'GET',
  path: '/api/admin/imports/:id/rows',
  access: 'admin',
  params,
  query: z.strictObject({
    ...filters,
    limit: queryCount(200).optional(),
    cursor: z
      .string()
      .regex(/^\d{1,15}$/, issue('cursor_invalid'))
      .optional(),
  }),
  reply: z.object({ rows: z.array(row), nextCursor: z.string().nullable() }),
  errors: ['not_found'],
});

/** The full report as CSV. */
export const exportImportRowsRoute = endpoint({
  method: 'GET',
  path: '/api/admin/imports/:id/rows.csv',
  access: 'admin',
  kind: 'file',
  type: 'text/csv; charset=utf-8',
  params,
  query: z.strictObject(filters),
  errors: ['not_found'],
});
