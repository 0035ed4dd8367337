import {
  type DeliveryState,
  deliveryStates,
  isPhone,
  isPincode,
  sliceText,
  typedPhone,
  typedPincode,
} from '@jyotiratna/contract';
import type { SourceAddress } from '../../../imports/source.ts';
import type { SourceRow } from './row.ts';
import { plainLine } from './row.ts';

/** State codes (ISO 3166-2:IN, and outdated ones still in use). */
const codes: Readonly<Record<string, DeliveryState>> = {
  AN: 'Andaman and Nicobar Islands',
  AP: 'Andhra Pradesh',
  AR: 'Arunachal Pradesh',
  AS: 'Assam',
  BR: 'Bihar',
  CG: 'Chhattisgarh',
  CT: 'Chhattisgarh',
  CH: 'Chandigarh',
  DD: 'Dadra and Nagar Haveli and Daman and Diu',
  DH: 'Dadra and Nagar Haveli and Daman and Diu',
  DN: 'Dadra and Nagar Haveli and Daman and Diu',
  DL: 'Delhi',
  GA: 'Goa',
  GJ: 'Gujarat',
  HP: 'Himachal Pradesh',
  HR: 'Haryana',
  JH: 'Jharkhand',
  JK: 'Jammu and Kashmir',
  KA: 'Karnataka',
  KL: 'Kerala',
  LA: 'Ladakh',
  LD: 'Lakshadweep',
  MH: 'Maharashtra',
  ML: 'Meghalaya',
  MN: 'Manipur',
  MP: 'Madhya Pradesh',
  MZ: 'Mizoram',
  NL: 'Nagaland',
  OD: 'Odisha',
  OR: 'Odisha',
  PB: 'Punjab',
  PY: 'Puducherry',
  RJ: 'Rajasthan',
  SK: 'Sikkim',
  TG: 'Telangana',
  TS: 'Telangana',
  TN: 'Tamil Nadu',
  TR: 'Tripura',
  UK: 'Uttarakhand',
  UT: 'Uttarakhand',
  UP: 'Uttar Pradesh',
  WB: 'West Bengal',
};

/** An Indian state by code ('RJ', 'IN-RJ') or name; null for other text. */
export function stateOf(text: string): DeliveryState | null {
  const code = text.trim().toUpperCase().replace(/^IN-/, '');
  const plain = text.trim().toLowerCase().replaceAll('&', 'and');
  return codes[code] ?? deliveryStates.find((state) => state.toLowerCase() === plain) ?? null;
}

/**
 * Reads an address from columns with a prefix: 'billing ', 'default address ' or 'billing_'. Null
 * if it has no address line.
 */
export function readAddress(row: SourceRow, prefix: string): SourceAddress | null {
  const get = (...names: string[]) => row.get(...names.map((name) => `${prefix}${name}`));
  const line = get('address1', 'address_1', 'street');
  if (!line) return null;
  const both = [get('first name', 'first_name'), get('last name', 'last_name')]
    .filter(Boolean)
    .join(' ');
  return {
    name: plainLine(get('name') || both || row.get('first name', 'first_name'), 120),
    line: plainLine(line, 200),
    apartment: plainLine(
      [get('address2', 'address_2'), get('company')].filter(Boolean).join(', '),
      120,
    ),
    city: plainLine(get('city'), 80),
    state: sliceText(get('province code', 'province', 'state', 'province name'), 80),
    pincode: sliceText(typedPincode(get('zip', 'postcode').replace(/^'/, '')), 20),
    country: sliceText(get('country code', 'country'), 80),
    phone: sliceText(typedPhone((get('phone') || row.get('phone')).replace(/^'/, '')), 20),
  };
}

/** The address in the shop's format; null if it is abroad or incomplete. */
export function deliverable({
  name,
  line,
  apartment,
  city,
  state,
  pincode,
  country,
  phone,
}: SourceAddress) {
  const known = stateOf(state);
  const inIndia = country === '' || /^(?:in|ind|india|भारत)$/i.test(country);
  if (!inIndia || !known || !name || !city || !isPincode(pincode) || !isPhone(phone)) return null;
  return { fullName: name, addressLine: line, apartment, city, state: known, pincode, phone };
}
