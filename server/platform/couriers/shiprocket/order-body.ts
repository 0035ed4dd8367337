import { indianDate, sliceText } from '@jyotiratna/contract';
import type { NewParcel, ParcelParty } from '../courier.ts';

/** The smallest box that couriers accept, in cm. */
const box = { length: 15, breadth: 10, height: 5 };

/**
 * The body of an order, or of a return that is picked up at the customer. Amounts in rupees, weight
 * in kg.
 */
export function bodyOfParcel(parcel: NewParcel, pickupPlace: string): object {
  const { reference, orderNumber, items, grams, codPaise, valuePaise, direction, customer, shop } =
    parcel;
  const shared = {
    order_id: reference,
    order_date: indianDate(Date.now()),
    comment: orderNumber,
    order_items: items.map(({ name, sku, quantity, pricePaise }) => ({
      ...{ name: sliceText(name, 200), sku: sku.slice(0, 50), units: quantity },
      selling_price: pricePaise / 100,
    })),
    payment_method: codPaise > 0 ? 'COD' : 'Prepaid',
    sub_total: (codPaise || valuePaise) / 100,
    weight: grams / 1000,
    ...box,
  };
  if (direction === 'return')
    return {
      ...shared,
      ...prefixed('pickup', customer, parcel.email),
      ...prefixed('shipping', shop, null),
    };
  return {
    ...shared,
    pickup_location: pickupPlace,
    ...prefixed('billing', customer, parcel.email),
    shipping_is_billing: true,
  };
}

/** The API requires the last 10 digits of a phone number. */
function prefixed(prefix: string, party: ParcelParty, email: string | null): object {
  const fields = {
    customer_name: party.name,
    last_name: '',
    address: party.address,
    city: party.city,
    pincode: party.pincode,
    state: party.state,
    country: 'India',
    email: email ?? '',
    phone: party.phone.replace(/\D/g, '').slice(-10),
  };
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [`${prefix}_${name}`, value]),
  );
}
