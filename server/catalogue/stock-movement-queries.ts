import type { Transaction } from '../platform/database/open-database.ts';
import { setUntilEnd } from '../platform/database/transact.ts';
import type { stockCauses } from './schema.ts';

type StockCause = {
  cause: (typeof stockCauses)[number];
  orderId?: string | undefined;
  /** Email address of the administrator who causes the change. */
  by?: string | undefined;
};

/**
 * Session settings of a transaction with the cause of its stock changes, read by the trigger that
 * records them.
 */
export function stockCause({ cause, orderId = '', by = '' }: StockCause): Record<string, string> {
  return { 'shop.stock_cause': cause, 'shop.stock_order': orderId, 'shop.stock_by': by };
}

/** Sets the cause of stock changes until the end of this transaction. One query. */
export async function nameStockCause(tx: Transaction, cause: StockCause): Promise<void> {
  await setUntilEnd(tx, stockCause(cause));
}
