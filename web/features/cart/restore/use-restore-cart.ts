import { restoreCartRoute } from '@jyotiratna/contract/cart-reminders';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { savedCart } from '#messages/cart-reminders/cart-reminder.ts';
import { api } from '../../../api.ts';
import { isCallError } from '../../../is-call-error.ts';
import { cartQuery } from '../use-cart.ts';
import { joinLocalCart } from './join-local-cart.ts';

/**
 * Restores the stored cart into the current user's or guest's cart, and redirects to it. An error
 * is logged and shown.
 */
export function useRestoreCart(token: string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function restore(): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      const { cart, items } = await api(restoreCartRoute, { body: { token } });
      if (cart) queries.setQueryData(cartQuery.queryKey, cart);
      else if (!joinLocalCart(items)) return setError(savedCart.full);
      await navigate('/cart');
    } catch (cause) {
      console.error('The kept cart could not be restored', cause);
      setError(isCallError(cause) && cause.status === 409 ? savedCart.full : savedCart.notRestored);
    } finally {
      setBusy(false);
    }
  }

  return { restore, busy, error };
}
