import type { Graha, Order } from '@jyotiratna/contract';
import { gemHoursTitle } from '#messages/almanac/gem-hours-title.ts';
import { GemHourList } from '../almanac/gem-hours/gem-hours.tsx';
import { itemLabel } from './item-name.ts';

/**
 * For a delivered order: the customary hours for putting on each of its stones, collapsed, and
 * by email on request.
 */
export function OrderGemHours({ order: { _id, items } }: { order: Pick<Order, '_id' | 'items'> }) {
  const byGraha = new Map<Graha, string[]>();
  for (const item of items) {
    if (item.graha) byGraha.set(item.graha, [...(byGraha.get(item.graha) ?? []), itemLabel(item)]);
  }
  if (byGraha.size === 0) return null;
  return (
    <section aria-labelledby="put-on" className="mt-6">
      <h2 id="put-on" className="mb-2 text-heading-s">
        {gemHoursTitle}
      </h2>
      {[...byGraha].map(([graha, names]) => (
        <GemHourList key={graha} graha={graha} label={names.join(', ')} orderId={_id} />
      ))}
    </section>
  );
}
