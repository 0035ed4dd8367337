import { formatRupeesExact } from '@jyotiratna/contract';
import { myArchivedOrders } from '@jyotiratna/contract/orders';
import { useQuery } from '@tanstack/react-query';
import { orderHistory as t } from '#messages/orders/order-history.ts';
import { api } from '../../api.ts';
import { formatOrderDay } from './dates.ts';

/** Orders of the previous shop; renders nothing for a customer without any. */
export function PreviousOrders() {
  const { data } = useQuery({
    queryKey: ['orders', 'previous'],
    queryFn: async () => (await api(myArchivedOrders)).orders,
  });
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="previous-orders" className="mt-8">
      <h2 id="previous-orders" className="text-heading-s">
        {t.previous}
      </h2>
      <p className="mb-3 text-small text-text-2">{t.previousText}</p>
      <ul className="facet-card divide-y divide-line border border-line bg-surface">
        {data.map(({ id, number, placedAt, status, currency, total, items }) => (
          <li key={id} className="flex flex-wrap items-start gap-x-5 gap-y-1 p-4 md:px-6">
            <div className="min-w-0 grow basis-60">
              <p className="font-semibold wrap-anywhere">
                {items
                  .map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name))
                  .join(', ')}
              </p>
              <p className="figures text-small text-text-2">
                {t.previousOf(number, formatOrderDay(placedAt))}
              </p>
              <p className="text-small text-text-2">{status}</p>
            </div>
            <p className="figures font-semibold">
              {currency === 'INR' ? formatRupeesExact(total) : `${currency} ${total}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
