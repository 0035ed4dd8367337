import type { AdminOrder, OrderMove, OrderStatus, RefundOrderBody } from '@jyotiratna/contract';
import {
  cancelOrder,
  confirmOrder,
  deliverOrder,
  packOrder,
  refundOrder,
  rejectOrder,
  resendConfirmation,
  returnOrder,
  shipOrder,
} from '@jyotiratna/contract/admin/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { useToast } from '../../../ui/toast.tsx';
import { usePressOnce } from '../layout/use-press-once.ts';
import { pendingKey } from '../layout/waiting.ts';
import { moveLabels, parcelLabels } from './move-words.ts';
import { adminOrderQuery, ordersKey } from './orders-query.ts';

export type MoveValues = {
  key: string;
  carrier: string;
  trackingNumber: string;
  reason: string;
  lines: RefundOrderBody['lines'];
};

/** Moves an order and refreshes every page that shows it, the customer's part included. */
export function useMoveOrder({ _id: id, status }: AdminOrder, move: OrderMove, onDone: () => void) {
  /** The state at opening: the order may change behind the dialog. */
  const [previous] = useState(status);
  const queries = useQueryClient();
  const toast = useToast();
  const { press, release } = usePressOnce();
  const { done, failed } = move === 'ship' && previous === 'shipped' ? parcelLabels : moveLabels[move];
  const mutation = useMutation({
    onSettled: release,
    mutationFn: (values: MoveValues) => call(id, move, values, previous),
    onSuccess: ({ order }) => {
      queries.setQueryData(adminOrderQuery(id).queryKey, order);
      toast({ title: done, description: order.orderNumber });
      onDone();
      return refresh();
    },
    onError: (error) => {
      toast({ title: failed, description: error.message, kind: 'error' });
      // Another administrator may have been first: displays the order's current state.
      return refresh();
    },
  });
  const refresh = () =>
    Promise.all(
      [['order', id], ['admin', 'order', id], ordersKey, ['admin', 'dashboard'], pendingKey].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  return {
    send: (values: MoveValues) => press(() => mutation.mutate(values)),
    busy: mutation.isPending,
    error: mutation.error?.message ?? null,
    fields: isCallError(mutation.error) ? mutation.error.fields : {},
  };
}

function call(id: string, move: OrderMove, values: MoveValues, previous: OrderStatus): Promise<{ order: AdminOrder }> {
  const { key, carrier, trackingNumber, lines } = values;
  const reason = values.reason.trim() ? { reason: values.reason.trim() } : {};
  switch (move) {
    case 'confirm':
      return shop(confirmOrder, { params: { id } });
    case 'refuse':
      return shop(rejectOrder, { params: { id } });
    case 'return':
      return shop(returnOrder, { params: { id } });
    case 'pack':
      return shop(packOrder, { params: { id } });
    case 'ship':
      return shop(shipOrder, {
        params: { id },
        body: { carrier: carrier.trim(), trackingNumber: trackingNumber.trim(), was: previous },
      });
    case 'deliver':
      return shop(deliverOrder, { params: { id } });
    case 'cancel':
      return shop(cancelOrder, { params: { id }, body: reason });
    case 'refund':
      return shop(refundOrder, { params: { id }, body: { key, lines, ...reason } });
    case 'resend':
      return shop(resendConfirmation, { params: { id }, body: { key } });
  }
}
