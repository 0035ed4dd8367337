import type { CallError } from '@jyotiratna/contract';
import { addToCartRoute, type Cart, removeFromCartRoute } from '@jyotiratna/contract/cart';
import { useQueryClient } from '@tanstack/react-query';
import { cartLine } from '#messages/cart/cart-line.ts';
import { api } from '../../api.ts';
import { sessionQuery } from '../../session/use-session.ts';
import { callLine, type LineOf, lineOfKey } from './line-key.ts';
import { addToLocalCart, type CartProduct } from './local-cart.ts';
import { cartQuery } from './use-cart.ts';

/**
 * The specification's two messages for a failed add, with the server's reason if there is one.
 */
export class AddToCartError extends Error {
  readonly reason: string | undefined;
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'AddToCartError';
    const { status, message: reason } = cause as Partial<CallError>;
    this.reason = status === 409 ? reason : undefined;
  }
}

type How = {
  /**
   * The existing line of the product, which is removed first: it has a different setting or
   * energisation, and only one unit may be in stock.
   */
  instead?: (LineOf & { quantity: number }) | undefined;
};

/**
 * Returns a function that adds one unit of a product to the server cart of a user, else to the
 * local cart.
 * @throws AddToCartError
 */
export function useAddToCart(): (product: CartProduct, how?: How) => Promise<void> {
  const queries = useQueryClient();
  const show = (cart: Cart) => queries.setQueryData(cartQuery.queryKey, cart);
  return async (product, { instead } = {}) => {
    const user = await queries.ensureQueryData(sessionQuery).catch(() => null);
    if (!user) {
      try {
        addToLocalCart(product, instead ? 0 : 1);
      } catch (cause) {
        throw new AddToCartError(cartLine.failedAddLocal, cause);
      }
      return;
    }
    const { _id: productId, variant, extras } = product;
    const quantity = instead?.quantity ?? 1;
    try {
      if (instead)
        show(await api(removeFromCartRoute, { body: lineOfKey({ productId, variant }) }));
      const added = api(addToCartRoute, {
        body: callLine({ productId, variant, extras, quantity }),
      });
      show(
        await added.catch(async (cause) => {
          // After an error the removed line is added again.
          if (instead) await api(addToCartRoute, { body: callLine(instead) }).then(show, () => {});
          throw cause;
        }),
      );
    } catch (cause) {
      throw new AddToCartError(cartLine.failedAdd, cause);
    }
  };
}
