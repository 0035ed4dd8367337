import type { CallError } from '@jyotiratna/contract';
import { addToCart, removeFromCart } from '@jyotiratna/contract/cart';
import { useQueryClient } from '@tanstack/react-query';
import { cartLine } from '#messages/cart/cart-line.ts';
import { sessionQuery } from '../../session/use-session.ts';
import { shop } from '../../shop.ts';
import { lineOf } from './line-key.ts';
import { addToLocalCart, type CartProduct, removeFromLocalCart } from './local-cart.ts';
import { cartQuery } from './use-cart.ts';

/** The specification's two sentences for an add that failed, with the server's reason where it gave one. */
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
  /** Takes the line of the product out before: it was chosen in another way, and there may be one piece only. */
  instead?: boolean;
};

/** Adds a piece of a product to the server cart of a user, else to the local cart. @throws AddToCartError */
export function useAddToCart(): (product: CartProduct, how?: How) => Promise<void> {
  const queries = useQueryClient();
  return async (product, { instead = false } = {}) => {
    const line = lineOf({ productId: product._id, variant: product.variant, extras: product.extras });
    const { extras: _, ...of } = line;
    const user = await queries.ensureQueryData(sessionQuery).catch(() => null);
    if (!user) {
      try {
        if (instead) removeFromLocalCart(of);
        addToLocalCart(product, 1);
      } catch (cause) {
        throw new AddToCartError(cartLine.failedAddLocal, cause);
      }
      return;
    }
    try {
      if (instead) queries.setQueryData(cartQuery.queryKey, await shop(removeFromCart, { body: of }));
      queries.setQueryData(cartQuery.queryKey, await shop(addToCart, { body: { ...line, quantity: 1 } }));
    } catch (cause) {
      throw new AddToCartError(cartLine.failedAdd, cause);
    }
  };
}
