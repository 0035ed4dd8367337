import type { Transaction } from '../platform/database/open-database.ts';
import { setUntilEnd } from '../platform/database/transact.ts';
import type { stockCauses } from './schema.ts';

type StockCause = {
  cause: (typeof stockCauses)[number];
  orderId?: string | undefined;
  /** The administrator's email address. */
  by?: string | undefined;
};

/**
 * Transaction settings with the cause of a stock change: read by the trigger that records every
 * change.
 */
export function stockCause({ cause, orderId = '', by = '' }: StockCause): Record<string, string> {
  return { 'shop.stock_cause': cause, 'shop.stock_order': orderId, 'shop.stock_by': by };
}

/** Sets the cause of stock changes for the rest of this transaction. One query. */
export async function nameStockCause(tx: Transaction, cause: StockCause): Promise<void> {
  await setUntilEnd(tx, stockCause(cause));
}
