import type { Transaction } from '../platform/database/open-database.ts';
import { setUntilEnd } from '../platform/database/transact.ts';
import type { stockCauses } from './schema.ts';

type StockCause = {
  cause: (typeof stockCauses)[number];
  orderId?: string | undefined;
  /** The administrator's e-mail address. */
  by?: string | undefined;
};

/** Settings of a transaction that say why it changes stock: the trigger that writes every change reads them. */
export function stockCause({ cause, orderId = '', by = '' }: StockCause): Record<string, string> {
  return { 'shop.stock_cause': cause, 'shop.stock_order': orderId, 'shop.stock_by': by };
}

/** Says why the rest of this transaction changes stock. One query. */
export async function nameStockCause(tx: Transaction, cause: StockCause): Promise<void> {
  await setUntilEnd(tx, stockCause(cause));
}
