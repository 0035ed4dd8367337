import type { Address, BillingAddress } from '@jyotiratna/contract/address';
import type { StoredBilling } from '../../platform/database/columns.ts';

/** The invoice's billing address; null if it equals the shipping address. */
export function storedBilling({ billingSameAsShipping, billing }: Address): StoredBilling | null {
  if (billingSameAsShipping !== false || !billing) return null;
  return placeOf(billing);
}

/** An address without its phone number. */
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
