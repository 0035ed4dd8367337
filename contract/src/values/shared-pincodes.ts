import type { DeliveryState } from './states.ts';

/** PIN codes with post offices in a state that their first digits do not name. Written by `tools/pincodes/build.ts`. */
export const sharedPincodes: Readonly<Record<string, readonly DeliveryState[]>> = {
  '140119': ['Punjab', 'Chandigarh'],
  '140125': ['Punjab', 'Chandigarh'],
  '140133': ['Punjab', 'Chandigarh'],
  '781029': ['Assam', 'Meghalaya'],
  '781131': ['Assam', 'Meghalaya'],
  '782410': ['Assam', 'Meghalaya'],
};
