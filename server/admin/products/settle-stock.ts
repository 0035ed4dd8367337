import { ShopError, sentence } from '@jyotiratna/contract';

type Stock = number | null;

/**
 * The stock after an edit. Where the editor says which number they saw, only the difference counts, so that pieces sold
 * between opening and saving the form stay sold. Null means not tracked.
 * @throws ShopError invalid_input when fewer pieces are left than the edit takes away
 */
export function settleStock(now: Stock, given: Stock | undefined, seen: Stock | undefined): Stock {
  if (given === undefined) return now;
  if (seen === undefined || seen === null || given === null || now === null) return given;
  const stock = now + given - seen;
  if (stock >= 0) return stock;
  const message = sentence('stock_less', { left: now });
  throw new ShopError('invalid_input', { message, fields: { quantity: message } });
}
