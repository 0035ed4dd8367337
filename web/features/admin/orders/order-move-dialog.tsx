import type { AdminOrder, OrderMove, OrderStatus } from '@jyotiratna/contract';
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
import { orders as t } from '#messages/admin/orders.ts';
import { shop } from '../../../shop.ts';
import { TextField } from '../../../ui/field.tsx';
import { CallDialog } from '../layout/call-dialog.tsx';
import { CarrierField } from './carrier-field.tsx';
import { MissingRates } from './missing-rates.tsx';
import { dangerous, explainMove, refundQuestion } from './move-labels.ts';
import { type RefundDraft, refundErrors, refundTotalOf, toRefundLines } from './refund-draft.ts';
import { RefundLines } from './refund-lines.tsx';

type Props = { order: AdminOrder; move: OrderMove; onClose: () => void };
type Draft = { carrier: string; trackingNumber: string; reason: string; lines: RefundDraft };

/**
 * Confirms an order's action, with the fields that it needs. Every query that contains the order is
 * fetched again, the customer's included.
 */
export function OrderMoveDialog({ order, move, onClose }: Props) {
  /** The state at opening: the order may change behind the dialog. */
  const [previous] = useState(order.status);
  const [key] = useState(newRequestKey);
  // Of a parcel that has left, its carrier and number are corrected.
  const corrects = move === 'ship' && previous === 'shipped';
  const labels = orderTransitions[corrects ? 'parcel' : move];
  const { _id: id } = order;
  const start: Draft = {
    carrier: order.carrier ?? '',
    trackingNumber: order.trackingNumber ?? '',
    reason: '',
    lines: {},
  };
  return (
    <CallDialog
      title={({ lines }) =>
        move === 'refund'
          ? refundQuestion(refundTotalOf(order, lines), labels.question)
          : labels.question
      }
      description={explainMove(order, corrects ? 'parcel' : move)}
      confirm={labels.confirm}
      cancel={move === 'cancel' ? t.keepOrder : t.cancel}
      danger={dangerous.includes(move)}
      failed={labels.failed}
      loud
      busyLabel={labels.busy}
      start={start}
      check={(draft) => errorsOf(order, move, draft)}
      call={(draft) => send(id, move, { ...draft, key, previous })}
      done={({ order: moved }) => ({ title: labels.done, description: moved.orderNumber })}
      stale={[['order', id]]}
      onClose={onClose}
    >
      {({ draft, errors, set, field }) => (
        <>
          {(move === 'pack' || move === 'ship') && <MissingRates orders={[order]} />}
          {move === 'ship' && (
            <>
              <CarrierField {...field('carrier')} />
              <TextField label={t.trackingNumber} maxLength={80} {...field('trackingNumber')} />
            </>
          )}
          {move === 'refund' && (
            <RefundLines
              order={order}
              draft={draft.lines}
              errors={errors}
              onChange={(lines) => set({ lines })}
            />
          )}
          {(move === 'cancel' || move === 'refund') && (
            <TextField label={t.reason} optional maxLength={500} {...field('reason')} />
          )}
        </>
      )}
    </CallDialog>
  );
}

function errorsOf(order: AdminOrder, move: OrderMove, draft: Draft) {
  if (move === 'refund') return refundErrors(order, draft.lines);
  const errors: Record<string, string> = {};
  if (move === 'ship' && !draft.carrier.trim()) errors.carrier = t.pleaseEnterCarrier;
  if (move === 'ship' && !draft.trackingNumber.trim())
    errors.trackingNumber = t.pleaseEnterTracking;
  return errors;
}

const plainRoutes = {
  confirm: confirmOrder,
  refuse: rejectOrder,
  return: returnOrderRoute,
  pack: packOrder,
  deliver: deliverOrder,
  collect: collectOrderRoute,
} as const;

function send(
  id: string,
  move: OrderMove,
  {
    carrier,
    trackingNumber,
    reason,
    lines,
    key,
    previous,
  }: Draft & { key: string; previous: OrderStatus },
): Promise<{ order: AdminOrder }> {
  const params = { id };
  const why = reason.trim() ? { reason: reason.trim() } : {};
  switch (move) {
    case 'ship':
      return shop(shipOrderRoute, {
        params,
        body: { carrier: carrier.trim(), trackingNumber: trackingNumber.trim(), was: previous },
      });
    case 'cancel':
      return shop(cancelOrderRoute, { params, body: why });
    case 'refund':
      return shop(refundOrderRoute, { params, body: { key, lines: toRefundLines(lines), ...why } });
    case 'resend':
      return shop(resendConfirmationRoute, { params, body: { key } });
    default:
      return shop(plainRoutes[move], { params });
  }
}

/**
 * 128 random bits as text: one per opened dialog, as an idempotency key. Needs no secure
 * context.
 */
function newRequestKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
