import { type AdminOrder, formatRupeesExact, withoutCredit } from '@jyotiratna/contract';
import { Ban, Check, Clock, type LucideIcon, Undo2 } from 'lucide-react';
import { moneyStates, orders as t } from '#messages/admin/orders.ts';
import { useShopConfig } from '../../../shell/use-shop-config.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';
import { formatLocal } from '../layout/dates.ts';
import { useMayCall } from '../team/use-may-call.ts';
import { RecordTransfer, RetryRefund } from './refund-parts.tsx';

type Appearance = { tone: ChipTone; icon: LucideIcon };

const looks: Readonly<Record<string, Appearance>> = {
  captured: { tone: 'good', icon: Check },
  processed: { tone: 'good', icon: Check },
  failed: { tone: 'error', icon: Ban },
  refunded: { tone: 'neutral', icon: Undo2 },
};
const pending: Appearance = { tone: 'info', icon: Clock };

type Entry = {
  key: string;
  label: string;
  amount: number;
  status: string;
  at: string;
  note: string;
};

/** Payments and refunds as one line of time. */
export function PaymentList({ order }: { order: AdminOrder }) {
  const entries = entriesOf(order);
  const mode = useShopConfig()?.payments.mode;
  const mayCall = useMayCall();
  const mayRetry = mayCall('POST /api/admin/orders/:id/refunds/:refundKey/retry');
  const mayTransfer = mayCall('POST /api/admin/orders/:id/refunds/:refundKey/transfer');
  // Money goes back through the provider that took it alone.
  const left = mode !== undefined && order.provider !== mode;
  if (entries.length === 0) {
    return <p className="text-text-2">{emptyOf(order)}</p>;
  }
  return (
    <div className="grid gap-4">
      {order.provider === 'sandbox' && (
        <Alert tone="wait" title={t.testPayment}>
          {t.madeSandboxNo(left)}
        </Alert>
      )}
      {order.provider === 'razorpay' && left && (
        <Alert tone="wait" title={t.razorpayNotConfigured}>
          {t.paidThroughRazorpay}
        </Alert>
      )}
      <Entries entries={entries} />
      {order.refunds
        .filter(({ retryable }) => retryable && mayRetry)
        .map(({ key, amount }) => (
          <RetryRefund key={key} order={order} refundKey={key} amount={amount} />
        ))}
      {order.refunds
        .filter(({ byHand, status }) => byHand && status !== 'processed' && mayTransfer)
        .map((refund) => ({ key: refund.key, amount: withoutCredit(refund) }))
        .filter(({ amount }) => amount > 0)
        .map(({ key, amount }) => (
          <RecordTransfer key={key} order={order} refundKey={key} amount={amount} />
        ))}
    </div>
  );
}

function emptyOf(order: AdminOrder): string {
  if (order.cashOnDelivery) return t.paidDoorMark(formatRupeesExact(withoutCredit(order)));
  return order.paymentMethod === 'none' ? t.nothingPaid : t.noPaymentYet;
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className="grid gap-4">
      {entries.map(({ key, label: subject, amount, status, at, note }) => {
        const { tone, icon } = looks[status] ?? pending;
        return (
          <li key={key} className="border-b border-line pb-4 last:border-0 last:pb-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{subject}</span>
              <Chip tone={tone} icon={icon}>
                {moneyStates[status] ?? status}
              </Chip>
              <span className="figures ml-auto font-semibold">{formatRupeesExact(amount)}</span>
            </div>
            <p className="figures mt-1 text-small wrap-anywhere text-text-2">
              <time dateTime={at}>{formatLocal(at)}</time>
              {note && `, ${note}`}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

function entriesOf({ payments, refunds }: AdminOrder): Entry[] {
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
