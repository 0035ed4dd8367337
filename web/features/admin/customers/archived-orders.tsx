import { type ArchivedOrder, formatRupeesExact } from '@jyotiratna/contract';
import { archivedOrders as t } from '#messages/admin/archived-orders.ts';
import { formatDate } from '../layout/dates.ts';
import { Panel } from '../layout/panel.tsx';

/** A customer's orders of the shop that was before this one. */
export function ArchivedOrders({ orders }: { orders: readonly ArchivedOrder[] }) {
  return (
    <Panel title={t.title} note={t.note}>
      <ul className="grid gap-3">
        {orders.map(({ id, number, placedAt, status, currency, total, refunded, items }) => (
          <li key={id}>
            <p className="flex flex-wrap items-center gap-x-4">
              <span className="figures font-semibold">{number}</span>
              <span className="figures">
                {currency === 'INR' ? formatRupeesExact(total) : `${currency} ${total}`}
              </span>
              <span className="text-small text-text-2">{status}</span>
              <span className="figures text-small text-text-2">{formatDate(placedAt)}</span>
              {refunded > 0 && (
                <span className="figures text-small">
                  {t.refunded(formatRupeesExact(refunded))}
                </span>
              )}
            </p>
            <p className="text-small wrap-anywhere text-text-2">
              {items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
