/**
 * The states of a parcel at a courier. `booking`: its AWB is requested; `missed`: no one accepted
 * the delivery; `returning`: on the way back to the shop; `failed`: the courier rejected it.
 */
export const parcelStates = [
  'booking',
  'booked',
  'picked_up',
  'in_transit',
  'out_for_delivery',
  'missed',
  'delivered',
  'returning',
  'returned',
  'lost',
  'cancelled',
  'failed',
] as const;
export type ParcelState = (typeof parcelStates)[number];

/** To a customer, or a return from a customer to the shop. */
export const parcelDirections = ['forward', 'return'] as const;
export type ParcelDirection = (typeof parcelDirections)[number];

/**
 * The administrators' views of parcels. `returning`: those that come back, or have come back
 * unpaid.
 */
export const parcelViews = ['hanging', 'missed', 'returning', 'cash', 'all'] as const;
export type ParcelView = (typeof parcelViews)[number];

/**
 * The comparison of a remittance's line with its parcel: `repeated` was handed over before,
 * `unknown` is no parcel of ours, `not_due` is not delivered, or was paid online.
 */
export const remittanceOutcomes = [
  'matched',
  'less',
  'more',
  'repeated',
  'unknown',
  'not_due',
] as const;
export type RemittanceOutcome = (typeof remittanceOutcomes)[number];
