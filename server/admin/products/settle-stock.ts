import { errorMessage, ShopError } from '@jyotiratna/contract';

type Stock = number | null;

/**
 * The stock after an edit. With the stock that the editor loaded (`seen`), only the difference is
 * applied, so that units sold while the form was open stay sold. Null means not tracked.
 * @throws ShopError invalid_input when the edit subtracts more than the remaining stock
 */
export function settleStock(now: Stock, given: Stock | undefined, seen: Stock | undefined): Stock {
  if (given === undefined) return now;
  if (seen === undefined || seen === null || given === null || now === null) return given;
  const stock = now + given - seen;
  if (stock >= 0) return stock;
  const message = errorMessage('stock_less', { left: now });
  throw new ShopError('invalid_input', { message, fields: { quantity: message } });
}
