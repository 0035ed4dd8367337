import type { Cart, CartItem } from '@jyotiratna/contract';
import { addToCartRoute } from '@jyotiratna/contract/cart';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { cartLink as copy } from '#messages/cart/cart-link.ts';
import { api } from '../../../api.ts';
import { isCallError } from '../../../is-call-error.ts';
import { sessionQuery } from '../../../session/use-session.ts';
import { guestCoupon } from '../guest-coupon.ts';
import { callLine, lineKey } from '../line-key.ts';
import { joinLocalCart } from '../restore/join-local-cart.ts';
import { cartQuery } from '../use-cart.ts';

/**
 * Adds offered items that are missing in the current user's or guest's cart, and redirects to the
 * cart, which applies the coupon. An error is logged and shown.
 */
export function useJoinCart() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function addToUserCart(items: readonly CartItem[]): Promise<void> {
    const { items: before } = await queries.fetchQuery({ ...cartQuery, staleTime: 0 });
    for (const body of missingLines(items, before))
      queries.setQueryData(cartQuery.queryKey, await api(addToCartRoute, { body }));
  }

  async function join(items: readonly CartItem[], couponCode: string | undefined): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      const user = await queries.ensureQueryData(sessionQuery).catch(() => null);
      if (user) await addToUserCart(items);
      else if (!joinLocalCart(items)) return setError(copy.full);
      if (couponCode) guestCoupon.write(couponCode);
      await navigate('/cart');
    } catch (cause) {
      console.error('The linked items could not be added', cause);
      setError(isCallError(cause) && cause.status === 409 ? cause.message : copy.notAdded);
    } finally {
      setBusy(false);
    }
  }

  return { join, busy, error };
}

/** The quantities of these items that a cart lacks, so that adding is idempotent. */
export function missingLines(items: readonly CartItem[], before: Cart['items']) {
  const keyOf = ({ product, variant }: CartItem) =>
    lineKey({ productId: product._id, variant: variant?.sku });
  const present = new Map(before.map((item) => [keyOf(item), item.quantity]));
  return items.flatMap((item) => {
    const quantity = item.quantity - (present.get(keyOf(item)) ?? 0);
    return quantity > 0
      ? [callLine({ productId: item.product._id, variant: item.variant?.sku, quantity })]
      : [];
  });
}
