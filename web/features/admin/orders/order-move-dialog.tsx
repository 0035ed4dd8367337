import type { AdminOrder, OrderMove } from '@jyotiratna/contract';
import { useState } from 'react';
import { orderTransitions } from '#messages/admin/order-actions.ts';
import { orders as t } from '#messages/admin/orders.ts';
import { TextField } from '../../../ui/field.tsx';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { CarrierField } from './carrier-field.tsx';
import { MissingRates } from './missing-rates.tsx';
import { dangerous, explainMove, refundQuestion } from './move-labels.ts';
import { type RefundDraft, refundErrors, refundTotalOf, toRefundLines } from './refund-draft.ts';
import { RefundLines } from './refund-lines.tsx';
import { useMoveOrder } from './use-move-order.ts';

type Props = { order: AdminOrder; move: OrderMove; onClose: () => void };

/** Confirms an order's action, with the fields that it needs. */
export function OrderMoveDialog({ order, move, onClose }: Props) {
  // Of a parcel that has left, its carrier and number are corrected.
  const corrects = move === 'ship' && order.status === 'shipped';
  const labels = orderTransitions[corrects ? 'parcel' : move];
  const [key] = useState(newRequestKey);
  const [values, setValues] = useState({
    carrier: order.carrier ?? '',
    trackingNumber: order.trackingNumber ?? '',
    reason: '',
  });
  const [draft, setDraft] = useState<RefundDraft>({});
  const [own, setOwn] = useState<Readonly<Record<string, string>>>({});
  const sending = useMoveOrder(order, move, onClose);
  const errors: Readonly<Record<string, string>> = { ...sending.fields, ...own };

  const field = (name: keyof typeof values) => ({
    value: values[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      setValues((now) => ({ ...now, [name]: target.value }));
      setOwn(({ [name]: _, ...rest }) => rest);
    },
  });

  function confirm() {
    const found = move === 'refund' ? refundErrors(order, draft) : moveErrors(move, values);
    setOwn(found);
    if (Object.keys(found).length === 0)
      sending.send({ ...values, key, lines: toRefundLines(draft) });
  }

  return (
    <ConfirmDialog
      title={
        move === 'refund'
          ? refundQuestion(refundTotalOf(order, draft), labels.question)
          : labels.question
      }
      description={explainMove(order, corrects ? 'parcel' : move)}
      confirm={labels.confirm}
      cancel={move === 'cancel' ? t.keepOrder : t.cancel}
      danger={dangerous.includes(move)}
      of={{ busy: sending.busy, alert: sending.error?.message ?? null }}
      failed={labels.failed}
      busyLabel={labels.busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      {(move === 'pack' || move === 'ship') && <MissingRates orders={[order]} />}
      {move === 'ship' && (
        <>
          <CarrierField
            value={values.carrier}
            error={errors.carrier}
            onChange={(carrier) => {
              setValues((now) => ({ ...now, carrier }));
              setOwn(({ carrier: _, ...rest }) => rest);
            }}
          />
          <TextField label={t.trackingNumber} maxLength={80} {...field('trackingNumber')} />
        </>
      )}
      {move === 'refund' && (
        <RefundLines
          order={order}
          draft={draft}
          errors={own}
          onChange={(next) => {
            setDraft(next);
            setOwn({});
          }}
        />
      )}
      {(move === 'cancel' || move === 'refund') && (
        <TextField label={t.reason} optional maxLength={500} {...field('reason')} />
      )}
    </ConfirmDialog>
  );
}

type Values = { carrier: string; trackingNumber: string };

function moveErrors(move: OrderMove, { carrier, trackingNumber }: Values) {
  const errors: Record<string, string> = {};
  if (move === 'ship' && !carrier.trim()) errors.carrier = t.pleaseEnterCarrier;
  if (move === 'ship' && !trackingNumber.trim()) errors.trackingNumber = t.pleaseEnterTracking;
  return errors;
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
