import {
  type AdminOrder,
  displayedQuote,
  formatRupeesExact,
  withoutCredit,
} from '@jyotiratna/contract';
import { recordTransferRoute, retryRefundRoute } from '@jyotiratna/contract/admin/orders';
import { Ban, Check, Clock, type LucideIcon, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { moneyStates, orders as t } from '#messages/admin/orders.ts';
import { api } from '../../../api.ts';
import { useShopConfig } from '../../../shell/use-shop-config.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';
import { TextField } from '../../../ui/field.tsx';
import { AdminForm } from '../layout/admin-form.tsx';
import { SendButton, useSend } from '../layout/call.tsx';
import { formatDateTime } from '../layout/dates.ts';
import { DefinitionList } from '../layout/definition-lists.tsx';
import { Panel } from '../layout/page.tsx';
import { useForm } from '../layout/use-form.ts';
import { useMayCall } from '../team/use-may-call.ts';

/** The order's total, its refunds, and the tracking of its parcel. */
export function Amounts({ order }: { order: AdminOrder }) {
  const { subtotal, couponCode, amount, refunded = 0, trackingNumber } = order;
  const { shipping = 0, fee = 0 } = order;
  const { discount, rounding } = displayedQuote({
    subtotal: subtotal ?? amount,
    discount: order.discount ?? 0,
    charge: amount,
    shipping,
    fee,
  });
  const parcel = [order.carrier, trackingNumber].filter(Boolean).join(', ');
  const rows: [name: string, value: ReactNode][] = [
    [t.subtotal, subtotal !== undefined && formatRupeesExact(subtotal)],
    [couponCode ? t.coupon(couponCode) : t.discount, discount > 0 && formatRupeesExact(-discount)],
    [t.shipping, shipping > 0 && formatRupeesExact(shipping)],
    [t.cashDelivery, fee > 0 && formatRupeesExact(fee)],
    // With its sign: added to the total, or deducted from it.
    [t.rounding, rounding !== 0 && `${rounding > 0 ? '+' : ''}${formatRupeesExact(rounding)}`],
    [t.amount, formatRupeesExact(amount)],
    [t.byCredit, order.credit !== undefined && formatRupeesExact(order.credit)],
    [t.refunded, formatRupeesExact(refunded)],
    [t.canStillRefunded, formatRupeesExact(order.refundable)],
    [
      t.parcel,
      trackingNumber &&
        (order.trackingUrl ? (
          <a href={order.trackingUrl} target="_blank" rel="noreferrer" className="text-link">
            {parcel}
          </a>
        ) : (
          parcel
        )),
    ],
    [t.buyersGstin, order.gstin],
  ];
  return (
    <Panel title={t.amounts}>
      <DefinitionList kind="amounts" rows={rows} />
    </Panel>
  );
}

type Appearance = { tone: ChipTone; icon: LucideIcon };

const chips: Readonly<Record<string, Appearance>> = {
  captured: { tone: 'good', icon: Check },
  processed: { tone: 'good', icon: Check },
  failed: { tone: 'error', icon: Ban },
  refunded: { tone: 'neutral', icon: Undo2 },
};
const pending: Appearance = { tone: 'info', icon: Clock };

/** Payments and refunds of an order as one timeline. */
export function Payments({ order }: { order: AdminOrder }) {
  const entries = entriesOf(order);
  const mode = useShopConfig()?.payments.mode;
  const mayCall = useMayCall();
  const mayRetry = mayCall('POST /api/admin/orders/:id/refunds/:refundKey/retry');
  const mayTransfer = mayCall('POST /api/admin/orders/:id/refunds/:refundKey/transfer');
  // A refund is possible only through the provider of the payment.
  const left = mode !== undefined && order.provider !== mode;
  return (
    <Panel title={t.payments}>
      <div className="grid gap-4">
        {entries.length === 0 && <p className="text-text-2">{emptyOf(order)}</p>}
        {entries.length > 0 && order.provider === 'sandbox' && (
          <Alert tone="wait" title={t.testPayment}>
            {t.madeSandboxNo(left)}
          </Alert>
        )}
        {entries.length > 0 && order.provider === 'razorpay' && left && (
          <Alert tone="wait" title={t.razorpayNotConfigured}>
            {t.paidThroughRazorpay}
          </Alert>
        )}
        <ol className="grid gap-4 empty:hidden">
          {entries.map(({ key, label, amount, status, at, note }) => (
            <li key={key} className="border-b border-line pb-4 last:border-0 last:pb-0">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-semibold">{label}</span>
                <Chip {...(chips[status] ?? pending)}>{moneyStates[status] ?? status}</Chip>
                <span className="figures ml-auto font-semibold">{formatRupeesExact(amount)}</span>
              </div>
              <p className="figures mt-1 text-small wrap-anywhere text-text-2">
                <time dateTime={at}>{formatDateTime(at)}</time>
                {note && `, ${note}`}
              </p>
            </li>
          ))}
        </ol>
        {order.refunds.map((refund) => {
          const { key, amount, retryable, byHand, status } = refund;
          const transferred = byHand && status !== 'processed' ? withoutCredit(refund) : 0;
          return [
            retryable && mayRetry && (
              <RetryRefund key={`retry ${key}`} order={order} refundKey={key} amount={amount} />
            ),
            transferred > 0 && mayTransfer && (
              <RecordTransfer key={key} order={order} refundKey={key} amount={transferred} />
            ),
          ];
        })}
      </div>
    </Panel>
  );
}

function emptyOf(order: AdminOrder): string {
  if (order.cashOnDelivery) return t.paidDoorMark(formatRupeesExact(withoutCredit(order)));
  return order.paymentMethod === 'none' ? t.nothingPaid : t.noPaymentYet;
}

function entriesOf({ payments, refunds }: AdminOrder) {
  return [
    ...payments.map(({ id, amount, status, method, reference, disposition, createdAt }) => ({
      key: id,
      label: t.payment,
      amount,
      status,
      at: createdAt,
      note: [method, reference, disposition && disposition !== 'applied' && disposition, id]
        .filter(Boolean)
        .join(', '),
    })),
    ...refunds.map(({ key, amount, credit, status, reason, createdAt, lines }) => ({
      key,
      label: t.refundLabel,
      amount: -amount,
      status,
      at: createdAt,
      note: [
        reason,
        ...(credit > 0 ? [t.ofItCredit(formatRupeesExact(credit))] : []),
        ...lines.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)),
      ].join(', '),
    })),
  ].sort((a, b) => a.at.localeCompare(b.at));
}

type RefundProps = { order: AdminOrder; refundKey: string; amount: number };

/** Retries a failed refund. */
function RetryRefund({ order: { _id: id }, refundKey, amount }: RefundProps) {
  const retry = useSend({
    call: () => api(retryRefundRoute, { params: { id, refundKey } }),
    done: () => ({ title: t.refundWay, description: formatRupeesExact(amount) }),
    stale: [['order', id]],
  });
  return (
    <Alert tone="error" title={t.refundFailed(formatRupeesExact(amount))}>
      <p>{retry.error?.message ?? t.customerNotGot}</p>
      <SendButton of={retry} kind="second" size="s" className="mt-2" busyLabel={t.refunding}>
        {t.retryRefund}
      </SendButton>
    </Alert>
  );
}

/** Records a manual refund of a cash-on-delivery payment. */
function RecordTransfer({ order: { _id: id }, refundKey, amount }: RefundProps) {
  const rupees = formatRupeesExact(amount);
  const record = useForm({
    initial: { reference: '' },
    call: ({ reference }) =>
      api(recordTransferRoute, {
        params: { id, refundKey },
        body: { reference: reference.trim() },
      }),
    done: () => ({ title: t.transferWrittenDown, description: rupees }),
    stale: [['order', id]],
  });
  return (
    <AdminForm
      of={{ ...record, message: record.alert }}
      className="grid gap-3 border-t border-line pt-4"
      save={t.writeDown}
      size="s"
    >
      <p className="text-small text-text-2">{t.transferCustomersAccount(rupees)}</p>
      <TextField label={t.numberTransfer(rupees)} maxLength={60} {...record.field('reference')} />
    </AdminForm>
  );
}
