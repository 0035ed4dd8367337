import type { Address, BillingAddress } from '@jyotiratna/contract/address';
import type { StoredBilling } from '../../platform/database/columns.ts';

/**
 * The billing address of an invoice, if a customer provides one different from the shipping
 * address.
 */
export function storedBilling({ billingSameAsShipping, billing }: Address): StoredBilling | null {
  if (billingSameAsShipping !== false || !billing) return null;
  return placeOf(billing);
}

/** An address without its telephone. */
export function placeOf({
  fullName,
  addressLine,
  apartment,
  city,
  state,
  pincode,
}: BillingAddress): StoredBilling {
  return { fullName, addressLine, apartment: apartment ?? '', city, state, pincode };
}
