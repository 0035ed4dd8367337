import { addToCartRoute } from '@jyotiratna/contract/cart';
import { getProductRoute } from '@jyotiratna/contract/catalogue';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { sessionQuery } from '../../session/use-session.ts';
import { callLine, type LineOf } from './line-key.ts';
import { addToLocalCart } from './local-cart.ts';
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
      return addToLocalCart({ ...product, variant: line.variant }, line.quantity);
    };
    const failed = new Set<(typeof lines)[number]>();
    for (const line of lines) await add(line).catch(() => failed.add(line));
    return [...failed];
  };
}
