import { sliceText } from '@jyotiratna/contract';
import type { NewParcel } from '../courier.ts';

/** The `data` of a manifest: one shipment, with amounts in rupees and weight in grams. */
export function bodyOfShipment(parcel: NewParcel, pickupPlace: string): object {
  const { reference, direction, customer, grams, codPaise, valuePaise, items, shop } = parcel;
  const shipment = {
    name: customer.name,
    add: customer.address,
    pin: customer.pincode,
    city: customer.city,
    state: customer.state,
    country: 'India',
    phone: customer.phone,
    order: reference,
    payment_mode: direction === 'return' ? 'Pickup' : codPaise > 0 ? 'COD' : 'Prepaid',
    products_desc: sliceText(
      items.map(({ name, quantity }) => `${quantity} x ${name}`).join(', '),
      200,
    ),
    cod_amount: codPaise / 100,
    total_amount: valuePaise / 100,
    quantity: items.reduce((total, { quantity }) => total + quantity, 0),
    weight: grams,
    shipping_mode: 'Surface',
    seller_name: shop.name,
    seller_add: shop.address,
  };
  return { shipments: [plain(shipment)], pickup_location: { name: pickupPlace } };
}

/** Removes characters that the documentation forbids in a payload. */
function plain(shipment: Readonly<Record<string, string | number>>): object {
  const fields = Object.entries(shipment).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replace(/[&#%;\\\n]/g, ' ').trim() : value,
  ]);
  return Object.fromEntries(fields);
}
