import { cartLine } from '#messages/cart/cart-line.ts';
import { formatAmount } from './format-amount.ts';
import { type LineOf, lineKey } from './line-key.ts';

type Priced = LineOf & { name: string; unitPrice: number };

/** Messages about changes since the customer last saw the cart: unit prices, and removed lines. */
export function describeChanges(before: readonly Priced[], now: readonly Priced[]): string[] {
  const fresh = new Map(now.map((row) => [lineKey(row), row]));
  return before.flatMap(({ name, unitPrice, ...line }) => {
    const row = fresh.get(lineKey(line));
    if (!row) return [cartLine.gone(name || cartLine.aRemedy)];
    if (row.unitPrice === unitPrice) return [];
    return [cartLine.costsNow(row.name, formatAmount(row.unitPrice), formatAmount(unitPrice))];
  });
}
