import type { Product } from '@jyotiratna/contract';
import { addToCartRoute } from '@jyotiratna/contract/cart';
import { getProductRoute } from '@jyotiratna/contract/catalogue';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { sessionQuery } from '../../session/use-session.ts';
import { asSold } from '../catalogue/selected-variant.ts';
import { callLine, type LineOf } from './line-key.ts';
import { addToLocalCart, type CartProduct } from './local-cart.ts';
import { cartQuery } from './use-cart.ts';

/**
 * Adds several lines to the server cart of a user, else to the local cart, sequentially. Resolves
 * to the lines that could not be added, such as sold-out ones.
 */
export function useFillCart(): <Line extends LineOf & { quantity: number }>(
  lines: readonly Line[],
) => Promise<Line[]> {
  const queries = useQueryClient();
  return async (lines) => {
    const user = await queries.ensureQueryData(sessionQuery).catch(() => null);
    const add = async (line: LineOf & { quantity: number }) => {
      if (user)
        return queries.setQueryData(
          cartQuery.queryKey,
          await api(addToCartRoute, { body: callLine(line) }),
        );
      const { product } = await api(getProductRoute, { params: { key: line.productId } });
      return addToLocalCart(localProduct(product, line), line.quantity);
    };
    const failed = new Set<(typeof lines)[number]>();
    for (const line of lines) await add(line).catch(() => failed.add(line));
    return [...failed];
  };
}

/**
 * The product of a line for the local cart, with the name and prices of its variant.
 * @throws RangeError when that variant is not sold any more
 */
export function localProduct(
  product: Product,
  { variant: sku, extras }: Pick<LineOf, 'variant' | 'extras'>,
): CartProduct {
  const variant = product.variants?.find((sold) => sold.sku === sku) ?? null;
  if (sku && !variant) throw new RangeError('the variant is not sold any more');
  return { ...asSold(product, variant), extras };
}
