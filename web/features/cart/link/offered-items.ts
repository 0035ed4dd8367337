import type { CartItem, LinkedCart } from '@jyotiratna/contract';
import { lineKey } from '../line-key.ts';

/** The purchasable items of a link, each with its quantity limited to the stock. */
export function offeredItems({
  items,
  problems,
}: Pick<LinkedCart, 'items' | 'problems'>): CartItem[] {
  const left = new Map(problems.map((problem) => [lineKey(problem), problem.left]));
  return items.flatMap((item) => {
    const max = left.get(lineKey({ productId: item.product._id, variant: item.variant?.sku }));
    const quantity = Math.min(item.quantity, max ?? item.quantity);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}
