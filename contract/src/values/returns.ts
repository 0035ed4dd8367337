/** The steps of a return. `settled`: refunded or exchanged; `withdrawn`: by the customer, before anything came back. */
export const returnStatuses = ['requested', 'approved', 'declined', 'received', 'settled', 'withdrawn'] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** Pictures that a customer may send with a return. */
export const returnPicturesMost = 3;

export const returnWishes = ['refund', 'exchange'] as const;
export type ReturnWish = (typeof returnWishes)[number];

export const returnReasons = ['faulty', 'wrong_item', 'not_as_described', 'size', 'changed_mind', 'other'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/**
 * What may come back, by the kind of what was bought: a loose stone within ten days, unworn and with its report; what was made
 * or energised for one person only where it is faulty; everything else within thirty days.
 */
export const returnRules = ['standard', 'loose_stone', 'faulty_only'] as const;
export type ReturnRule = (typeof returnRules)[number];

/** Days after the delivery within which a return may be asked for. */
export const returnDays: Readonly<Record<ReturnRule, number>> = { standard: 30, loose_stone: 10, faulty_only: 30 };

/** Reasons that count for what is otherwise not taken back: the shop's doing, not a change of mind. */
export const faultyReasons: readonly ReturnReason[] = ['faulty', 'wrong_item', 'not_as_described'];

/** The rule of a product: one with a weight of its own is a loose stone. `returnable` is its variant's. */
export function returnRuleOf({ weightMg, returnable = true }: Ruled): ReturnRule {
  if (!returnable) return 'faulty_only';
  return weightMg ? 'loose_stone' : 'standard';
}
type Ruled = { weightMg?: number | null | undefined; returnable?: boolean | undefined };

/** Whether a line of that rule may be asked back for this reason, so many days after it was delivered. */
export function mayReturn(rule: ReturnRule, reason: ReturnReason, daysSince: number): boolean {
  return daysSince <= returnDays[rule] && (rule !== 'faulty_only' || faultyReasons.includes(reason));
}
