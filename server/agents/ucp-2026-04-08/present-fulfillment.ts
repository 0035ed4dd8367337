import type { Delivery } from '@jyotiratna/contract';
import type { AgentContents } from '../queries.ts';
import { priceOf } from './present-product.ts';

type Destination = AgentContents['destination'];

/**
 * The shipping method in the schema of `fulfillment.json`, with one group and one option; with
 * neither if there is no destination.
 * @param lines ids of the line items
 */
export function presentFulfillment(
  destination: Destination,
  delivery: Delivery | null,
  lines: readonly string[],
) {
  const method = { id: 'shipping', type: 'shipping', line_item_ids: lines };
  if (!destination || !delivery) return { methods: [method] };
  const { id, postalCode, country } = destination;
  const option = optionOf(delivery);
  const group = {
    id: 'parcel',
    line_item_ids: lines,
    options: option ? [option] : [],
    selected_option_id: option?.id ?? null,
  };
  return {
    methods: [
      {
        ...method,
        destinations: [{ id, postal_code: postalCode, address_country: country }],
        selected_destination_id: id,
        groups: [group],
      },
    ],
  };
}

function optionOf({ served, price, arrives }: Delivery) {
  if (!served) return null;
  return {
    id: 'standard',
    title: 'Standard delivery',
    ...(arrives && {
      description: `Arrives between ${arrives.from} and ${arrives.to}`,
      earliest_fulfillment_time: `${arrives.from}T00:00:00+05:30`,
      latest_fulfillment_time: `${arrives.to}T23:59:59+05:30`,
    }),
    totals: [{ type: 'total', amount: priceOf(price).amount }],
  };
}
