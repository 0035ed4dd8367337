/**
 * Differences between a provider's settlement and the shop's books. `total`: its amount is not that
 * of its lines; `not_transferred`: without the bank's number, or failed; `repeated`: an id in
 * several lines; `credit`: a line's credit is not its amount less its fee; `unknown`: neither a
 * payment nor a refund here; `amount`: another amount than here; `other`: an adjustment.
 */
export const settlementDifferences = [
  'total',
  'not_transferred',
  'repeated',
  'credit',
  'unknown',
  'amount',
  'other',
] as const;
