import type { Cart } from '@jyotiratna/contract';
import { addToCartRoute, removeFromCartRoute } from '@jyotiratna/contract/cart';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cart } from '#messages/cart/cart.ts';
import { api } from '../../api.ts';
import { isCallError } from '../../is-call-error.ts';
import { useSession } from '../../session/use-session.ts';
import type { CartRow } from './cart-row.ts';
import { lineKey, lineOfKey } from './line-key.ts';
import { removeFromLocalCart, setLocalQuantity } from './local-cart.ts';
import { cartQuery } from './use-cart.ts';

export type ChangeCart = {
  /** Keys of lines with a pending change. */
  busy: ReadonlySet<string>;
  /** The error of a line's last change, by line key. */
  refusals: ReadonlyMap<string, string>;
  step: (row: CartRow, by: 1 | -1) => void;
  /** Reduces a row's quantity to the remaining stock. */
  lower: (row: CartRow) => void;
  remove: (row: CartRow) => void;
};

/** Changes the lines of the current cart. An error is logged, and shown at its row. */
export function useChangeCart(): ChangeCart {
  const { status } = useSession();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());

  async function change(row: CartRow, local: () => void, remote: () => Promise<Cart>) {
    const key = lineKey(row);
    if (busy.has(key)) return;
    setRefusals((old) => without(old, key));
    if (status !== 'user') return local();
    setBusy((old) => new Set([...old, key]));
    try {
      queries.setQueryData(cartQuery.queryKey, await remote());
    } catch (error) {
      console.error('The cart could not be changed', key, error);
      const message = isCallError(error) ? error.message : cart.changeFailed;
      setRefusals((old) => new Map(old).set(key, message));
    } finally {
      setBusy((old) => new Set([...old].filter((id) => id !== key)));
    }
  }

  const addQuantity = (row: CartRow, quantity: number) => {
    if (row.quantity + quantity < 1 || quantity === 0) return;
    void change(
      row,
      () => setLocalQuantity(row, row.quantity + quantity),
      () => api(addToCartRoute, { body: { ...lineOfKey(row), quantity } }),
    );
  };

  return {
    busy,
    refusals,
    step: addQuantity,
    lower: (row) => addQuantity(row, (row.stock ?? row.quantity) - row.quantity),
    remove: (row) =>
      void change(
        row,
        () => removeFromLocalCart(row),
        () =>
          api(removeFromCartRoute, {
            body: lineOfKey({ productId: row.productId, variant: row.variant }),
          }),
      ),
  };
}

function without(map: ReadonlyMap<string, string>, key: string): ReadonlyMap<string, string> {
  return new Map([...map].filter(([other]) => other !== key));
}
