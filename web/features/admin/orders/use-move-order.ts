import type { AdminOrder, OrderMove, OrderStatus, RefundOrderBody } from '@jyotiratna/contract';
import {
  cancelOrderRoute,
  collectOrderRoute,
  confirmOrder,
  deliverOrder,
  packOrder,
  refundOrderRoute,
  rejectOrder,
  resendConfirmationRoute,
  returnOrderRoute,
  shipOrderRoute,
} from '@jyotiratna/contract/admin/orders';
import { useState } from 'react';
import { orderTransitions } from '#messages/admin/order-actions.ts';
import { shop } from '../../../shop.ts';
import { useSend } from '../layout/use-send.ts';

export type MoveValues = {
  key: string;
  carrier: string;
  trackingNumber: string;
  reason: string;
  lines: RefundOrderBody['lines'];
};

/** Moves an order; every query that contains it is fetched again, the customer's included. */
export function useMoveOrder({ _id: id, status }: AdminOrder, move: OrderMove, onDone: () => void) {
  /** The state at opening: the order may change behind the dialog. */
  const [previous] = useState(status);
  const { done, failed } =
    orderTransitions[move === 'ship' && previous === 'shipped' ? 'parcel' : move];
  return useSend({
    call: (values: MoveValues) => call(id, move, values, previous),
    done: ({ order }) => ({ title: done, description: order.orderNumber }),
    failed,
    stale: [['order', id]],
    onDone,
  });
}

const plainRoutes = {
  confirm: confirmOrder,
  refuse: rejectOrder,
  return: returnOrderRoute,
  pack: packOrder,
  deliver: deliverOrder,
  collect: collectOrderRoute,
} as const;

function call(
  id: string,
  move: OrderMove,
  { key, carrier, trackingNumber, lines, reason }: MoveValues,
  was: OrderStatus,
): Promise<{ order: AdminOrder }> {
  const params = { id };
  const why = reason.trim() ? { reason: reason.trim() } : {};
  switch (move) {
    case 'ship':
      return shop(shipOrderRoute, {
        params,
        body: { carrier: carrier.trim(), trackingNumber: trackingNumber.trim(), was },
      });
    case 'cancel':
      return shop(cancelOrderRoute, { params, body: why });
    case 'refund':
      return shop(refundOrderRoute, { params, body: { key, lines, ...why } });
    case 'resend':
      return shop(resendConfirmationRoute, { params, body: { key } });
    default:
      return shop(plainRoutes[move], { params });
  }
}
