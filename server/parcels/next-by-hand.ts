import type { ParcelState } from '@jyotiratna/contract';

const next: Partial<Record<ParcelState, ParcelState[]>> = {
  booked: ['picked_up'],
  picked_up: ['in_transit'],
  in_transit: ['out_for_delivery', 'lost'],
  out_for_delivery: ['delivered', 'missed'],
  missed: ['out_for_delivery', 'returning'],
  returning: ['returned'],
};

/** The states to which an administrator can move a parcel of the sandbox courier. */
export function nextByHand(state: ParcelState): ParcelState[] {
  return next[state] ?? [];
}
