import { formatRupeesExact, type Order, toPaise, toRupees } from '@jyotiratna/contract';
import { orderRefunds as t } from '#messages/orders/order-refunds.ts';
import { formatOrderDay } from './dates.ts';
import { itemLabel } from './item-name.ts';

/** The refunds of the order, with lines and time; hidden without any. */
export function OrderRefunds({
  refunds = [],
  cashOnDelivery,
}: Pick<Order, 'refunds' | 'cashOnDelivery'>) {
  if (refunds.length === 0) return null;
  const keyed = refunds.map((refund, index) => ({ ...refund, key: `${index} ${refund.at}` }));
  return (
    <section aria-labelledby="order-refunds" className="mt-6">
      <h2 id="order-refunds" className="mb-2 text-heading-s">
        {t.title}
      </h2>
      <ul className="facet-card divide-y divide-line border border-line bg-surface">
        {keyed.map(({ key, amount, status, at, lines }) => (
          <li key={key} className="p-4 md:px-6">
            <p className="flex flex-wrap justify-between gap-x-4 gap-y-1">
              <span className="font-semibold">
                {status === 'processed'
                  ? t.done(formatOrderDay(at))
                  : t.pending(formatOrderDay(at))}
              </span>
              <span className="figures font-semibold">{formatRupeesExact(amount)}</span>
            </p>
            {lines.length > 0 && (
              <ul className="mt-1 text-small text-text-2">
                {rowsOf({ amount, lines }).map(({ key, name, amount }) => (
                  <li key={key} className="flex justify-between gap-4">
                    <span>{name}</span>
                    <span className="figures">{formatRupeesExact(amount)}</span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-small text-text-2">{cashOnDelivery ? t.transfer : t.how}</p>
    </section>
  );
}

type Refund = NonNullable<Order['refunds']>[number];

/** The breakdown of a refund: its last row includes charges outside of the lines. */
function rowsOf({ amount, lines }: Pick<Refund, 'amount' | 'lines'>) {
  const rows = lines.map((line, at) => {
    const name = line.quantity > 1 ? `${line.quantity} × ${itemLabel(line)}` : itemLabel(line);
    return { key: `${at}`, name, amount: line.amount };
  });
  const remainder = toRupees(
    lines.reduce((left, line) => left - toPaise(line.amount), toPaise(amount)),
  );
  if (remainder === 0) return rows;
  return [
    ...rows,
    { key: 'rest', name: Math.abs(remainder) < 1 ? t.rounding : t.rest, amount: remainder },
  ];
}
