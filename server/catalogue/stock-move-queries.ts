import { sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/open-database.ts';
import type { stockCauses } from './schema.ts';

type StockCause = {
  cause: (typeof stockCauses)[number];
  orderId?: string | undefined;
  /** The administrator's e-mail address. */
  by?: string | undefined;
};

/** Says why the rest of this transaction changes stock: the trigger that writes every change reads it. One query. */
export async function nameStockCause(tx: Transaction, { cause, orderId = '', by = '' }: StockCause): Promise<void> {
  await tx.execute(
    sql`select set_config('shop.stock_cause', ${cause}, true), set_config('shop.stock_order', ${orderId}, true), set_config('shop.stock_by', ${by}, true)`,
  );
}
