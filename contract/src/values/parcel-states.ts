/**
 * The states of a parcel at a courier. `booking`: its AWB is requested; `missed`: delivery was
 * attempted without success; `returning`: on its way back to the shop; `failed`: the courier
 * rejected the booking.
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

/** `forward`: to a customer; `return`: from a customer to the shop. */
export const parcelDirections = ['forward', 'return'] as const;
export type ParcelDirection = (typeof parcelDirections)[number];

/** Filters of the administrators' parcel list. `returning`: on its way back, or returned unpaid. */
export const parcelViews = ['hanging', 'missed', 'returning', 'cash', 'all'] as const;
export type ParcelView = (typeof parcelViews)[number];

/**
 * Result of comparing a remittance line with its parcel. `repeated`: remitted before; `unknown`:
 * not a parcel of this shop; `not_due`: not delivered, or paid online.
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
