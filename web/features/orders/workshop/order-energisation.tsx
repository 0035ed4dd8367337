import { type Order, type OrderItem, pathOf } from '@jyotiratna/contract';
import { getEnergisationImage } from '@jyotiratna/contract/workshop';
import { workshop as copy } from '#messages/orders/workshop.ts';
import { SankalpaDetails } from '../../cart/sankalpa-details.tsx';
import { formatOrderDay } from '../dates.ts';
import { itemLabel } from '../item-name.ts';
import { PrivateImage } from '../private-image.tsx';

/**
 * The energised lines of an order with the buyer's personal details, and later the photograph or
 * video. The owner sees everything, the recipient of a message about it only the photograph.
 */
export function OrderEnergisation({
  order,
  className = 'mt-6',
}: {
  order: Order;
  className?: string;
}) {
  // Lines refunded before their energisation are excluded.
  const lines = order.items.flatMap((item, at) =>
    item.energised || (item.parts?.energisation && !item.refunded) ? [{ item, at }] : [],
  );
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="order-energisation" className={className}>
      <h2 id="order-energisation" className="mb-2 text-heading-s">
        {copy.energisation.title}
      </h2>
      <ul className="facet-card divide-y divide-line border border-line bg-surface">
        {lines.map(({ item, at }) => (
          <li key={at} className="grid justify-items-start gap-1 p-4 text-small md:px-6">
            <p className="text-body font-medium">{itemLabel(item)}</p>
            <Energisation id={order._id} item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Energisation({ id, item }: { id: string; item: OrderItem }) {
  const { energisation } = copy;
  const { sankalpa, energised } = item;
  const { link, picture: image } = energised ?? {};
  return (
    <>
      {sankalpa && <SankalpaDetails sankalpa={sankalpa} />}
      {energised ? (
        <p>
          {energisation.done(formatOrderDay(energised.at))}{' '}
          {link && (
            <a href={link} target="_blank" rel="noreferrer noopener" className="text-link">
              {image ? energisation.more : energisation.see}
            </a>
          )}
        </p>
      ) : (
        <p className="text-text-2">{energisation.waits}</p>
      )}
      {image && (
        <PrivateImage
          id={id}
          path={pathOf(getEnergisationImage, { params: { id, picture: image.id } })}
          image={image}
          alt={energisation.photograph(itemLabel(item))}
          className="facet-button mt-2 h-auto max-h-96 w-auto max-w-full"
        />
      )}
    </>
  );
}
