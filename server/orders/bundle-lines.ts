import { caratsOf, type Locale, nameIn } from '@jyotiratna/contract';
import { taxDocumentLabels } from '@jyotiratna/messages/every-language/orders.ts';
import type { OrderItemRow } from '../reservations/order-queries.ts';
import type { StoredBundleItem } from '../reservations/schema.ts';

/** The items of a bundle as documents list them, each with its label; empty for other lines. */
export function bundleLines({ bundle }: Pick<OrderItemRow, 'bundle'>, locale: Locale): string[] {
  return (bundle ?? []).map(
    (part) => `${part.quantity} × ${nameIn(part, locale)}: ${labelOf(part, locale)}`,
  );
}

function labelOf(part: StoredBundleItem, locale: Locale): string {
  const { identity } = taxDocumentLabels[locale];
  const { sku, weightMg, laboratory, reportNumber, netQuantity, netUnit, countryOfOrigin } = part;
  return [
    identity.sku(sku),
    weightMg && identity.weight(caratsOf(weightMg)),
    laboratory && reportNumber && identity.report(laboratory, reportNumber),
    netQuantity && netUnit && identity.net(netQuantity, netUnit),
    countryOfOrigin && identity.origin(countryOfOrigin),
  ]
    .filter(Boolean)
    .join(', ');
}
