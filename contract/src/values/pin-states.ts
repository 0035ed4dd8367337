import { typedPincode } from './pincodes.ts';
import { sharedPincodes } from './shared-pincodes.ts';
import type { DeliveryState } from './states.ts';

const punjab = ['Chandigarh', 'Punjab'] as const;
const hills = ['Uttarakhand', 'Uttar Pradesh'] as const;
const coast = ['Dadra and Nagar Haveli and Daman and Diu', 'Gujarat'] as const;
const pondicherry = ['Puducherry', 'Tamil Nadu'] as const;
const bhadrachalam = ['Telangana', 'Andhra Pradesh'] as const;
const ganga = ['Bihar', 'Jharkhand'] as const;
const tirap = ['Assam', 'Arunachal Pradesh'] as const;

/**
 * States of PIN codes, by their prefix according to India Post's division into circles, sorting
 * districts and (if a district borders another state) single post offices; the longest prefix
 * wins. Several states: the area has post offices in each. Absent: never assigned, or the army
 * postal service (90 to 99), which does not identify the place. Checked against the directory of
 * some 155,000 post offices that the Department of Posts publishes as open data; Ladakh (194)
 * and the mandals east of Bhadrachalam are newer than that directory.
 */
const areas: Readonly<Record<string, DeliveryState | readonly DeliveryState[]>> = {
  '11': 'Delhi',
  '12': 'Haryana',
  '13': 'Haryana',
  '14': 'Punjab',
  '15': 'Punjab',
  '160': punjab,
  '17': 'Himachal Pradesh',
  '18': 'Jammu and Kashmir',
  '19': 'Jammu and Kashmir',
  '194': 'Ladakh',
  '20': 'Uttar Pradesh',
  '21': 'Uttar Pradesh',
  '22': 'Uttar Pradesh',
  '23': 'Uttar Pradesh',
  '24': 'Uttar Pradesh',
  '2447': hills,
  '246': 'Uttarakhand',
  '2467': hills,
  '2476': hills,
  '248': 'Uttarakhand',
  '249': 'Uttarakhand',
  '25': 'Uttar Pradesh',
  '26': 'Uttar Pradesh',
  '2623': hills,
  '2624': hills,
  '2625': 'Uttarakhand',
  '263': 'Uttarakhand',
  '27': 'Uttar Pradesh',
  '28': 'Uttar Pradesh',
  '30': 'Rajasthan',
  '31': 'Rajasthan',
  '32': 'Rajasthan',
  '33': 'Rajasthan',
  '34': 'Rajasthan',
  '36': 'Gujarat',
  '3625': coast,
  '37': 'Gujarat',
  '38': 'Gujarat',
  '39': 'Gujarat',
  '396193': coast,
  '3962': coast,
  '40': 'Maharashtra',
  '403': 'Goa',
  '41': 'Maharashtra',
  '42': 'Maharashtra',
  '43': 'Maharashtra',
  '44': 'Maharashtra',
  '45': 'Madhya Pradesh',
  '46': 'Madhya Pradesh',
  '47': 'Madhya Pradesh',
  '48': 'Madhya Pradesh',
  '49': 'Chhattisgarh',
  '50': 'Telangana',
  '5071': bhadrachalam,
  '51': 'Andhra Pradesh',
  '52': 'Andhra Pradesh',
  '53': 'Andhra Pradesh',
  '533464': ['Puducherry', 'Andhra Pradesh'],
  '56': 'Karnataka',
  '57': 'Karnataka',
  '58': 'Karnataka',
  '59': 'Karnataka',
  '60': 'Tamil Nadu',
  '6050': pondicherry,
  '6051': pondicherry,
  '6055': pondicherry,
  '6074': pondicherry,
  '6096': pondicherry,
  '61': 'Tamil Nadu',
  '62': 'Tamil Nadu',
  '63': 'Tamil Nadu',
  '64': 'Tamil Nadu',
  '67': 'Kerala',
  '673310': ['Puducherry', 'Kerala'],
  '68': 'Kerala',
  '68255': 'Lakshadweep',
  '69': 'Kerala',
  '70': 'West Bengal',
  '71': 'West Bengal',
  '72': 'West Bengal',
  '73': 'West Bengal',
  '737': 'Sikkim',
  '74': 'West Bengal',
  '744': 'Andaman and Nicobar Islands',
  '75': 'Odisha',
  '76': 'Odisha',
  '77': 'Odisha',
  '78': 'Assam',
  '7831': ['Assam', 'Meghalaya'],
  '78662': tirap,
  '78663': tirap,
  '790': 'Arunachal Pradesh',
  '791': 'Arunachal Pradesh',
  '792': 'Arunachal Pradesh',
  '793': 'Meghalaya',
  '794': 'Meghalaya',
  '795': 'Manipur',
  '796': 'Mizoram',
  '797': 'Nagaland',
  '798': 'Nagaland',
  '799': 'Tripura',
  '80': 'Bihar',
  '81': 'Bihar',
  '8132': ganga,
  '814': 'Jharkhand',
  '814131': ganga,
  '815': 'Jharkhand',
  '816': 'Jharkhand',
  '82': 'Jharkhand',
  '821': 'Bihar',
  '823': 'Bihar',
  '824': 'Bihar',
  '83': 'Jharkhand',
  '84': 'Bihar',
  '85': 'Bihar',
};

/** The possible states of a PIN code, from its first three digits on; empty if unknown. */
export function statesOfPin(pincode: string): readonly DeliveryState[] {
  const digits = typedPincode(pincode);
  return sharedPincodes[digits] ?? areasOfPin(digits);
}

/** The states of the area with this PIN code prefix, of three to six digits. */
export function areasOfPin(digits: string): readonly DeliveryState[] {
  if (!/^\d{3,6}$/.test(digits)) return [];
  for (let length = digits.length; length >= 2; length--) {
    const area = areas[digits.slice(0, length)];
    if (area) return typeof area === 'string' ? [area] : area;
  }
  return [];
}

/** The states of a complete PIN code if the given state is not among them; empty if it is. */
export function statesInstead(state: string, pincode: string): readonly DeliveryState[] {
  const lies = typedPincode(pincode).length === 6 ? statesOfPin(pincode) : [];
  return (lies as readonly string[]).includes(state) ? [] : lies;
}
