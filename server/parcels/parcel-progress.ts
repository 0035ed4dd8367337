import type { ParcelState } from '@jyotiratna/contract';

/**
 * The stage of each state. A state never replaces one of a later stage; within a stage, the later
 * event wins, since another attempt follows a missed delivery.
 */
const stages: Record<ParcelState, number> = {
  booking: 0,
  booked: 1,
  picked_up: 2,
  in_transit: 3,
  out_for_delivery: 3,
  missed: 3,
  returning: 4,
  delivered: 5,
  returned: 5,
  lost: 5,
  cancelled: 5,
  failed: 5,
};

/** Whether the courier has collected the parcel. */
export function hasLeft(state: ParcelState): boolean {
  return stages[state] >= stages.picked_up && state !== 'cancelled' && state !== 'failed';
}

export function isFinal(state: ParcelState): boolean {
  return stages[state] === stages.delivered;
}

/**
 * The effect of an event, for any order of arrival: `apply` its state, `ignore` it, or it
 * `contradicts` the current state, which then stays.
 */
export function effectOf(
  parcel: { state: ParcelState; stateAt: Date | null },
  event: { state: ParcelState | null; at: Date },
): 'apply' | 'ignore' | 'contradicts' {
  const { state, stateAt } = parcel;
  if (event.state === null || event.state === state) return 'ignore';
  const later = stateAt === null || event.at > stateAt;
  if (isFinal(state)) return later && event.state !== 'booked' ? 'contradicts' : 'ignore';
  if (event.state === 'cancelled' && hasLeft(state)) return 'contradicts';
  if (event.state === 'delivered' && state === 'returning') return 'contradicts';
  const [now, next] = [stages[state], stages[event.state]];
  if (next > now) return 'apply';
  return next === now && later ? 'apply' : 'ignore';
}
