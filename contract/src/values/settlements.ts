/**
 * Differences between a provider's settlement and the shop's books. `total`: its amount differs
 * from the total of its lines; `not_transferred`: it has no bank reference, or failed; `repeated`:
 * an id occurs in several lines; `credit`: a line's credit is not its amount less its fee;
 * `unknown`: no such payment or refund in the shop; `amount`: another amount in the shop; `other`:
 * an adjustment.
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
