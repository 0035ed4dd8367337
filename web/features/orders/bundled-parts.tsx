import type { OrderItem } from '@jyotiratna/contract';
import { bundle as t } from '#messages/catalogue/bundle.ts';
import { itemLabel } from './item-name.ts';

/** The parts of a bought bundle, a line each; nothing for every other remedy. */
export function BundledParts({ bundle = [] }: Pick<OrderItem, 'bundle'>) {
  return bundle.map((part) => (
    <span key={part.sku} className="block text-small text-text-2">
      {t.times(part.quantity)} {itemLabel(part)}
    </span>
  ));
}
