import { restoreCart } from '@jyotiratna/contract/cart-reminders';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { keptCart } from '#messages/wishes/cart-reminder.ts';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { cartQuery } from '../use-cart.ts';
import { joinLocalCart } from './join-local-cart.ts';

/** Puts the kept cart into that of whoever is here, and goes there. A failure is logged and told. */
export function useRestoreCart(token: string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function restore(): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      const { cart, items } = await shop(restoreCart, { body: { token } });
      if (cart) queries.setQueryData(cartQuery.queryKey, cart);
      else if (!joinLocalCart(items)) return setError(keptCart.full);
      await navigate('/cart');
    } catch (cause) {
      console.error('The kept cart could not be restored', cause);
      setError(isCallError(cause) && cause.status === 409 ? keptCart.full : keptCart.notRestored);
    } finally {
      setBusy(false);
    }
  }

  return { restore, busy, error };
}
