import type { LinkedCart, LinkedItem } from '@jyotiratna/contract';
import type { Actor } from '../accounts/actor.ts';
import { findSoldItems } from '../catalogue/sold-item-queries.ts';
import type { Deps } from '../platform/deps.ts';
import type { IdentifiedLine } from './find-lines.ts';
import { quoteCart } from './quote-cart.ts';

/**
 * The cart encoded in a link, at current prices. Nothing is stored or reserved.
 * @throws ShopError too_many_attempts (429) after too many unknown codes from one IP address
 */
export async function readLinkedCart(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  actor: Actor,
  { items, couponCode }: { items: readonly LinkedItem[]; couponCode?: string | undefined },
): Promise<LinkedCart> {
  const found = await findSoldItems(
    deps.db,
    items.map(({ item }) => item),
  );
  const lines = items.flatMap(({ item, quantity }): IdentifiedLine[] => {
    const sold = found.get(item);
    return sold ? [{ ...sold, quantity }] : [];
  });
  const unknown = items.map(({ item }) => item).filter((item) => !found.has(item));
  return {
    ...(await quoteCart(deps, actor, { items: lines, couponCode })),
    unknown: [...new Set(unknown)],
  };
}
