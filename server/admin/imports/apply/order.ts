import type { SourceOrder } from '../../../imports/source.ts';
import type { NewArchivedOrder } from '../../../orders/archive/queries.ts';

/** An order of the previous shop as a row of the order archive. */
export function archived(id: string, data: SourceOrder): NewArchivedOrder {
  const {
    number,
    email,
    placedAt,
    status,
    currency,
    totalPaise,
    shippingPaise,
    taxPaise,
    items,
    address,
  } = data;
  const { discountPaise, refundedPaise } = data;
  const lines = address
    ? [
        address.line,
        address.apartment,
        [address.city, address.state, address.pincode].filter(Boolean).join(', '),
        address.country,
      ]
    : [];
  return {
    id,
    number,
    email: email || null,
    placedAt: new Date(placedAt),
    status,
    currency,
    ...{ totalPaise, shippingPaise, taxPaise, discountPaise, refundedPaise },
    items,
    address: address && { name: address.name, lines: lines.filter(Boolean), phone: address.phone },
  };
}
