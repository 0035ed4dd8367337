import type { AdminOrder } from '@jyotiratna/contract';
import { orders as t } from '#messages/admin/orders.ts';
import { OrderStatusChip } from '../../orders/order-status.tsx';
import { formatLocal } from '../layout/dates.ts';

const sources: Readonly<Record<string, string>> = {
  checkout: t.checkout,
  counter: t.atCounter,
  'payment-link': t.byPaymentLink,
  customer: t.customer,
  verify: t.customersBrowser,
  webhook: t.paymentProvider,
  reconciler: t.comparisonProvider,
  ledger: t.ordersOwnPayments,
  refund: t.refund,
};

/** The label of a source; an administrator's has the format 'admin:' and the address. */
function messagesOf(source: string): string {
  return sources[source] ?? t.byAdministrator(source.replace(/^admin:/, ''));
}

/** Every change of the order's status, the latest first. */
export function AdminOrderHistory({ order: { events, createdAt } }: { order: AdminOrder }) {
  return (
    <ol className="grid gap-3">
      {events.toReversed().map(({ to, source, at }) => (
        <Event key={at + to} status={to} at={at} source={messagesOf(source)} />
      ))}
      {!events.some(({ from }) => from === null) && (
        <Event status="created" at={createdAt} source={t.checkout} />
      )}
    </ol>
  );
}

function Event({ status, at, source }: { status: string; at: string; source: string }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <OrderStatusChip status={status} />
      <span className="text-small text-text-2">
        <time dateTime={at} className="figures">
          {formatLocal(at)}
        </time>
        , {source}
      </span>
    </li>
  );
}
