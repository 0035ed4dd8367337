import {
  type AdminOrder,
  formatRupeesExact,
  type OrderMove,
  type OrderStatus,
  withoutCredit,
} from '@jyotiratna/contract';
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
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import {
  moveExplanations as explanations,
  orderTransitions,
} from '#messages/admin/order-actions.ts';
import { orders as t } from '#messages/admin/orders.ts';
import { api } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { keepAmount } from '../coupons/coupon-values.ts';
import { CallDialog } from '../layout/dialogs.tsx';
import { bindFields, type FieldErrors } from '../layout/use-form.ts';
import { CarrierField, MissingRates } from './parcel-fields.tsx';
import {
  deductedOf,
  openLines,
  pickAll,
  pickOf,
  quantityLeft,
  type RefundPick,
  type RefundValues,
  refundErrors,
  refundTotalOf,
  toRefundLines,
} from './refund-values.ts';

/** Actions that cancel, reject or refund: their buttons are red. */
export const dangerous: readonly OrderMove[] = ['refuse', 'cancel', 'refund'];

type Props = { order: AdminOrder; move: OrderMove; onClose: () => void };
type Values = { carrier: string; trackingNumber: string; reason: string; lines: RefundValues };

/**
 * A dialog that confirms an action on an order, with the fields that it needs. Every query that
 * contains the order is fetched again, including the customer's.
 */
export function OrderMoveDialog({ order, move, onClose }: Props) {
  /** The status when the dialog was opened: the order may change behind it. */
  const [previous] = useState(order.status);
  const [key] = useState(newRequestKey);
  // For a shipped order the dialog corrects the carrier and the tracking number.
  const corrects = move === 'ship' && previous === 'shipped';
  const labels = orderTransitions[corrects ? 'parcel' : move];
  const { _id: id } = order;
  const start: Values = {
    carrier: order.carrier ?? '',
    trackingNumber: order.trackingNumber ?? '',
    reason: '',
    lines: {},
  };
  return (
    <CallDialog
      title={({ lines }) => {
        const total = move === 'refund' ? refundTotalOf(order, lines) : 0;
        return total > 0 ? explanations.refundOf(formatRupeesExact(total)) : labels.question;
      }}
      description={explainMove(order, corrects ? 'parcel' : move)}
      confirm={labels.confirm}
      cancel={move === 'cancel' ? t.keepOrder : t.cancel}
      danger={dangerous.includes(move)}
      failed={labels.failed}
      loud
      busyLabel={labels.busy}
      start={start}
      check={(values) => errorsOf(order, move, values)}
      call={(values) => send(id, move, { ...values, key, previous })}
      done={({ order: moved }) => ({ title: labels.done, description: moved.orderNumber })}
      stale={[['order', id]]}
      onClose={onClose}
    >
      {({ values, errors, set, field }) => (
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
              values={values.lines}
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

/** The effect of an action. `parcel`: corrects carrier and tracking number of a shipped parcel. */
function explainMove(order: AdminOrder, move: OrderMove | 'parcel'): string {
  const { refundable, cashOnDelivery, address, email = explanations.customer } = order;
  const left = formatRupeesExact(refundable);
  switch (move) {
    case 'confirm':
      return explanations.confirm(address?.phone ?? '');
    case 'ship':
    case 'resend':
      return explanations[move](email);
    case 'deliver':
      return cashOnDelivery
        ? explanations.deliverCash(formatRupeesExact(withoutCredit(order)))
        : explanations.deliver;
    case 'cancel':
      return refundable > 0 ? explanations.cancelPaid(left) : explanations.cancel;
    case 'refund':
      return cashOnDelivery || order.provider === 'counter'
        ? explanations.refundCash(left)
        : explanations.refund(left);
    default:
      return explanations[move];
  }
}

function errorsOf(order: AdminOrder, move: OrderMove, values: Values) {
  if (move === 'refund') return refundErrors(order, values.lines);
  const errors: Record<string, string> = {};
  if (move === 'ship' && !values.carrier.trim()) errors.carrier = t.pleaseEnterCarrier;
  if (move === 'ship' && !values.trackingNumber.trim())
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
  values: Values & { key: string; previous: OrderStatus },
): Promise<{ order: AdminOrder }> {
  const { key, previous } = values;
  const params = { id };
  const reason = values.reason.trim();
  const why = reason ? { reason } : {};
  switch (move) {
    case 'ship':
      return api(shipOrderRoute, {
        params,
        body: {
          carrier: values.carrier.trim(),
          trackingNumber: values.trackingNumber.trim(),
          was: previous,
        },
      });
    case 'cancel':
      return api(cancelOrderRoute, { params, body: why });
    case 'refund':
      return api(refundOrderRoute, {
        params,
        body: { key, lines: toRefundLines(values.lines), ...why },
      });
    case 'resend':
      return api(resendConfirmationRoute, { params, body: { key } });
    default:
      return api(plainRoutes[move], { params });
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

type LinesProps = {
  order: AdminOrder;
  values: RefundValues;
  errors: FieldErrors;
  onChange: (values: RefundValues) => void;
};

/** The lines of an order to refund, with quantity and amount, and the restocked units. */
function RefundLines({ order, values, errors, onChange }: LinesProps) {
  const lines = openLines(order);
  const deducted = deductedOf(order, values);
  const set = (item: number, pick: RefundPick | null) => {
    const { [item]: _, ...rest } = values;
    onChange(pick ? { ...rest, [item]: pick } : rest);
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="font-medium">{t.whatRefunded}</p>
        <Button type="button" kind="text" size="s" onClick={() => onChange(pickAll(order))}>
          {t.chooseEverything}
        </Button>
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <li key={line.item} className="py-2">
            <Checkbox
              checked={values[line.item] !== undefined}
              onChange={({ target }) =>
                set(line.item, target.checked ? pickOf(line, quantityLeft(line), false) : null)
              }
            >
              <span className="min-w-0">
                <span className="font-medium wrap-anywhere">{line.name}</span>
                <span className="figures block text-small text-text-2">
                  {t.left(quantityLeft(line), line.quantity, formatRupeesExact(line.left))}
                </span>
              </span>
            </Checkbox>
            <PickedLine
              line={line}
              pick={values[line.item]}
              error={errors[`lines.${line.item}`]}
              onChange={(pick) => set(line.item, pick)}
            />
          </li>
        ))}
      </ul>
      {errors.lines && (
        <p
          role="alert"
          className="flex items-start gap-1.5 text-small font-medium text-sindoor-700"
        >
          <CircleAlert aria-hidden size={16} strokeWidth={1.8} className="mt-px shrink-0" />
          {errors.lines}
        </p>
      )}
      {deducted > 0 && (
        <p className="flex justify-between text-text-2">
          <span>{t.deductedSayWhy}</span>
          <span className="figures">{formatRupeesExact(-deducted)}</span>
        </p>
      )}
      <p aria-live="polite" className="flex justify-between font-semibold">
        <span>{t.goesBack}</span>
        <span className="figures">{formatRupeesExact(refundTotalOf(order, values))}</span>
      </p>
    </div>
  );
}

type PickedProps = {
  line: AdminOrder['lines'][number];
  pick: RefundPick | undefined;
  error: string | undefined;
  onChange: (pick: RefundPick) => void;
};

function PickedLine({ line, pick, error, onChange }: PickedProps) {
  if (!pick) return null;
  const change = (patch: Partial<RefundPick>) => onChange({ ...pick, ...patch });
  const { field, toggle } = bindFields(pick, change, { amount: error });
  const units = Array.from({ length: quantityLeft(line) + 1 }, (_, count) => count);
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-1 pt-1 pb-2 pl-8.5">
      <SelectField
        label={<Of line={line.name}>{t.pieces}</Of>}
        options={units.map((count) => [count, count === 0 ? t.priceOnly : String(count)])}
        value={pick.quantity}
        onChange={({ target }) => {
          const quantity = Number(target.value);
          change(
            quantity > 0 ? pickOf(line, quantity, pick.restock) : { quantity, restock: false },
          );
        }}
      />
      <TextField
        label={<Of line={line.name}>{t.amountIn}</Of>}
        inputMode="decimal"
        {...field('amount', keepAmount)}
      />
      {line.restockable && pick.quantity > 0 && (
        <div className="col-span-2">
          <Checkbox {...toggle('restock')}>
            {pick.quantity === 1 ? t.putBackInto : t.putThemBack}
          </Checkbox>
        </div>
      )}
    </div>
  );
}

/** A label that includes the line's name for screen readers. */
function Of({ line, children }: { line: string; children: string }) {
  return (
    <>
      {children}
      <span className="sr-only"> {t.of(line)}</span>
    </>
  );
}
