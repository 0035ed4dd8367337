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
import { useState } from 'react';
import { orderMoves } from '#messages/admin/order-moves.ts';
import { shop } from '../../../shop.ts';
import { useSend } from '../layout/use-send.ts';

export type MoveValues = {
  key: string;
  carrier: string;
  trackingNumber: string;
  reason: string;
  lines: RefundOrderBody['lines'];
};

/** Moves an order; every page that shows it is read anew, the customer's part included. */
export function useMoveOrder({ _id: id, status }: AdminOrder, move: OrderMove, onDone: () => void) {
  /** The state at opening: the order may change behind the dialog. */
  const [previous] = useState(status);
  const { done, failed } = orderMoves[move === 'ship' && previous === 'shipped' ? 'parcel' : move];
  return useSend({
    call: (values: MoveValues) => call(id, move, values, previous),
    done: ({ order }) => ({ title: done, description: order.orderNumber }),
    failed,
    stale: [['order', id]],
    onDone,
  });
}

function call(id: string, move: OrderMove, values: MoveValues, previous: OrderStatus): Promise<{ order: AdminOrder }> {
  const { key, carrier, trackingNumber, lines } = values;
  const reason = values.reason.trim() ? { reason: values.reason.trim() } : {};
  const params = { id };
  switch (move) {
    case 'confirm':
      return shop(confirmOrder, { params });
    case 'refuse':
      return shop(rejectOrder, { params });
    case 'return':
      return shop(returnOrder, { params });
    case 'pack':
      return shop(packOrder, { params });
    case 'ship':
      return shop(shipOrder, {
        params,
        body: { carrier: carrier.trim(), trackingNumber: trackingNumber.trim(), was: previous },
      });
    case 'deliver':
      return shop(deliverOrder, { params });
    case 'cancel':
      return shop(cancelOrder, { params, body: reason });
    case 'refund':
      return shop(refundOrder, { params, body: { key, lines, ...reason } });
    case 'resend':
      return shop(resendConfirmation, { params, body: { key } });
  }
}
