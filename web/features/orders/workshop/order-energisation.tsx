import { type Order, type OrderItem, pathOf } from '@jyotiratna/contract';
import { getEnergisationPicture } from '@jyotiratna/contract/workshop';
import { workshop as words } from '#messages/orders/workshop.ts';
import { SankalpaFacts } from '../../cart/sankalpa-facts.tsx';
import { formatDay } from '../dates.ts';
import { itemName } from '../item-name.ts';
import { PrivatePicture } from '../private-picture.tsx';

/**
 * The energised lines of an order with the personal words of their buyer, and the photograph or video afterwards. Its
 * owner sees all of it, the reader of a message about it the photograph alone.
 */
export function OrderEnergisation({ order, className = 'mt-6' }: { order: Order; className?: string }) {
  // What was refunded before it was energised is not waited for.
  const lines = order.items.flatMap((item, at) =>
    item.energised || (item.parts?.energisation && !item.refunded) ? [{ item, at }] : [],
  );
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="order-energisation" className={className}>
      <h2 id="order-energisation" className="mb-2 text-heading-s">
        {words.energisation.title}
      </h2>
      <ul className="facet-card divide-y divide-line border border-line bg-surface">
        {lines.map(({ item, at }) => (
          <li key={at} className="grid justify-items-start gap-1 p-4 text-small md:px-6">
            <p className="text-body font-medium">{itemName(item)}</p>
            <Told id={order._id} item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Told({ id, item }: { id: string; item: OrderItem }) {
  const { energisation } = words;
  const { sankalpa, energised } = item;
  const { link, picture: image } = energised ?? {};
  return (
    <>
      {sankalpa && <SankalpaFacts sankalpa={sankalpa} />}
      {energised ? (
        <p>
          {energisation.done(formatDay(energised.at))}{' '}
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
        <PrivatePicture
          id={id}
          path={pathOf(getEnergisationPicture, { params: { id, picture: image.id } })}
          picture={image}
          alt={energisation.photograph(itemName(item))}
          className="facet-button mt-2 h-auto max-h-96 w-auto max-w-full"
        />
      )}
    </>
  );
}
