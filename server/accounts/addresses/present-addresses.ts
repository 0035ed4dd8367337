import { createHash } from 'node:crypto';
import type { Address, SavedAddress } from '@jyotiratna/contract';
import type { AddressColumns, AddressRow } from './queries.ts';
import { storedBilling } from './stored-billing.ts';

export type AddressList = { addresses: SavedAddress[]; version: string };

/**
 * A user's address list in the contract's form. `version` changes with every change of an address.
 */
export function presentAddresses(rows: readonly AddressRow[]): AddressList {
  return { addresses: rows.map(presentAddress), version: versionOf(rows) };
}

/** One saved address in the contract's form. */
export function presentAddress(row: AddressRow): SavedAddress {
  const {
    fullName,
    addressLine,
    apartment,
    city,
    state,
    pincode,
    phone,
    billingSameAsShipping,
    billing,
    primary,
  } = row;
  return {
    fullName,
    addressLine,
    apartment,
    city,
    state,
    pincode,
    phone,
    billingSameAsShipping,
    ...(billing ? { billing } : {}),
    primary,
  };
}

/** The stored columns of an address entered by a customer. */
export function toFields(input: Address, primary: boolean): AddressColumns {
  const {
    fullName,
    addressLine,
    apartment = '',
    city,
    state,
    pincode,
    phone,
    billingSameAsShipping = true,
  } = input;
  const billing = storedBilling(input);
  return {
    fullName,
    addressLine,
    apartment,
    city,
    state,
    pincode,
    phone,
    billingSameAsShipping,
    billing,
    primary,
  };
}

/** The version of an address list: a hash of its content, by which stale edits are detected. */
export function versionOf(rows: readonly AddressRow[]): string {
  const content = JSON.stringify(rows.map((row) => [row.id, presentAddress(row)]));
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
