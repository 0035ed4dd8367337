import type { Order, OrderItem } from '@jyotiratna/contract';
import { workshop as words } from '#messages/orders/workshop.ts';
import { formatDay, formatWeekday } from '../dates.ts';
import { itemName } from '../item-name.ts';

/** What of an order is energised: in whose name and on which day, and its photograph or video afterwards. For its owner. */
export function OrderEnergisation({ order }: { order: Order }) {
  const lines = order.items.flatMap((item, at) => (item.parts?.energisation ? [{ item, at }] : []));
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="order-energisation" className="mt-6">
      <h2 id="order-energisation" className="mb-2 text-heading-s">
        {words.energisation.title}
      </h2>
      <ul className="facet-card divide-y divide-line border border-line bg-surface">
        {lines.map(({ item, at }) => (
          <li key={at} className="grid justify-items-start gap-1 p-4 text-small md:px-6">
            <p className="text-body font-medium">{itemName(item)}</p>
            <Told item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Told({ item: { sankalpa, energised } }: { item: OrderItem }) {
  const { energisation } = words;
  return (
    <>
      {sankalpa && <p className="wrap-anywhere">{energisation.inTheName(sankalpa.name)}</p>}
      {sankalpa?.day && !energised && <p>{energisation.wished(formatWeekday(sankalpa.day))}</p>}
      {energised ? (
        <p>
          {energisation.done(formatDay(energised.at))}{' '}
          <a href={energised.link} target="_blank" rel="noreferrer noopener" className="text-link">
            {energisation.see}
          </a>
        </p>
      ) : (
        <p className="text-text-2">{energisation.waits}</p>
      )}
    </>
  );
}
