import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, queryCount } from '../fields.ts';
import { issue } from '../values/error-messages.ts';

/**
 * Reason of a stock change. `hold`: reserved by an unpaid order; `sale`: sold by a paid order;
 * `release`: released by an expired or cancelled reservation; `return`: units sent back;
 * `correction`: by a form; `import`: by a file.
 */
const stockMoveCauses = [
  'hold',
  'sale',
  'release',
  'return',
  'correction',
  'import',
  'other',
] as const;

const day = z.iso.date(issue('date_needed'));
const move = z.object({
  id: z.int(),
  at: z.string(),
  productId: z.string(),
  name: z.string(),
  sku: z.string(),
  change: z.int(),
  /** Stock after the change; null if it is no longer tracked. */
  after: z.int().nullable(),
  cause: z.enum(stockMoveCauses),
  order: z.object({ _id: z.string(), orderNumber: z.string() }).nullable(),
  /** Email address of the administrator; null for automatic changes. */
  by: z.string().nullable(),
});
export type StockMoveRow = z.infer<typeof move>;

/** Stock changes, latest first; days in India, both included. */
export const listStockMovements = endpoint({
  method: 'GET',
  path: '/api/admin/stock-moves',
  access: 'admin',
  query: z.strictObject({
    product: id.optional(),
    from: day.optional(),
    to: day.optional(),
    limit: queryCount(200).optional(),
    /** Pagination cursor: the id of the last row of the previous page. */
    cursor: z
      .string()
      .regex(/^\d{1,15}$/, issue('cursor_invalid'))
      .optional(),
  }),
  reply: z.object({ moves: z.array(move), nextCursor: z.string().nullable() }),
});

/** The stock changes of a period as CSV. */
export const exportStockMovements = endpoint({
  method: 'GET',
  path: '/api/admin/stock-moves.csv',
  access: 'admin',
  kind: 'file',
  type: 'text/csv; charset=utf-8',
  query: z.strictObject({ product: id.optional(), from: day, to: day }),
});
