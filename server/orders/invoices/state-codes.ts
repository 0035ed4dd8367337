import type { DeliveryState } from '@jyotiratna/contract';

/**
 * GST state codes: the first two digits of a GSTIN. Source: CBIC's list of states and union
 * territories.
 */
const codes: Record<DeliveryState, string> = {
  'Jammu and Kashmir': '01',
  'Himachal Pradesh': '02',
  Punjab: '03',
  Chandigarh: '04',
  Uttarakhand: '05',
  Haryana: '06',
  Delhi: '07',
  Rajasthan: '08',
  'Uttar Pradesh': '09',
  Bihar: '10',
  Sikkim: '11',
  'Arunachal Pradesh': '12',
  Nagaland: '13',
  Manipur: '14',
  Mizoram: '15',
  Tripura: '16',
  Meghalaya: '17',
  Assam: '18',
  'West Bengal': '19',
  Jharkhand: '20',
  Odisha: '21',
  Chhattisgarh: '22',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Maharashtra: '27',
  Karnataka: '29',
  Goa: '30',
  Lakshadweep: '31',
  Kerala: '32',
  'Tamil Nadu': '33',
  Puducherry: '34',
  'Andaman and Nicobar Islands': '35',
  Telangana: '36',
  'Andhra Pradesh': '37',
  Ladakh: '38',
};

export type StatePlace = { state: string; stateCode: string };

export function placeOfState(state: string): StatePlace | null {
  const stateCode = codes[state as DeliveryState];
  return stateCode === undefined ? null : { state, stateCode };
}

export function placeOfCode(stateCode: string): StatePlace | null {
  const found = Object.entries(codes).find(([, code]) => code === stateCode);
  return found ? { state: found[0], stateCode } : null;
}

/** Union territories without a legislature of their own: section 2(8) of the UTGST Act. */
const withoutLegislature = new Set<DeliveryState>([
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Ladakh',
  'Lakshadweep',
]);

/**
 * The state's tax besides CGST on a supply within a state: SGST, or UTGST in a union territory
 * without a legislature.
 */
export function stateTaxName(stateCode: string): 'SGST' | 'UTGST' {
  const place = placeOfCode(stateCode);
  return place && withoutLegislature.has(place.state as DeliveryState) ? 'UTGST' : 'SGST';
}

/**
 * The header of a register's column of that tax; it names both taxes if sellers are in both kinds
 * of territory. @param stateCodes of the sellers
 */
export function stateTaxHead(stateCodes: readonly string[]): string {
  const names = [...new Set(stateCodes.map(stateTaxName))].sort();
  return names.length > 0 ? names.join('/') : 'SGST';
}
