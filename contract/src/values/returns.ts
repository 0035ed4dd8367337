/** The steps of a return. `settled`: refunded or exchanged; `withdrawn`: by the customer, before anything came back. */
export const returnStatuses = ['requested', 'approved', 'declined', 'received', 'settled', 'withdrawn'] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** Images that a customer may send with a return. */
export const returnPicturesMost = 3;

export const returnWishes = ['refund', 'exchange'] as const;
export type ReturnWish = (typeof returnWishes)[number];

export const returnReasons = ['faulty', 'wrong_item', 'not_as_described', 'size', 'changed_mind', 'other'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/**
 * What may come back, by the kind of what was bought: a loose stone unworn and with its report; what was set in metal against
 * another piece or a credit; what was energised or made for one person only where it is faulty; everything else as it is.
 */
export const returnRules = ['standard', 'loose_stone', 'set_jewellery', 'faulty_only'] as const;
export type ReturnRule = (typeof returnRules)[number];

/** What the shop promises of returns: the one source of its pages, its orders and the answer to a request. */
export type ReturnTerms = {
  /** Days after the delivery within which one may be asked for. Of `set_jewellery` 0 is none: then it is `faulty_only`. */
  days: Record<ReturnRule, number>;
  /** What of its price a piece of set jewellery is credited with. */
  setPercent: number;
};

/** What holds until an owner writes something else, and for orders that are older than the rules. */
export const usualReturns: ReturnTerms = {
  days: { standard: 30, loose_stone: 10, set_jewellery: 0, faulty_only: 30 },
  setPercent: 100,
};

/** Reasons that count for what is otherwise not taken back: the shop's doing, not a change of mind. */
export const faultyReasons: readonly ReturnReason[] = ['faulty', 'wrong_item', 'not_as_described'];

/** Whether the shop caused the return: it pays the way back, and deducts nothing from the refund. */
export function isCausedByShop(reason: ReturnReason): boolean {
  return faultyReasons.includes(reason);
}

/** The rule of a product: one with a weight of its own is a loose stone. `returnable` is its variant's, `made` what was done for its buyer. */
export function returnRuleOf({ weightMg, returnable = true, made }: Ruled, { days }: ReturnTerms): ReturnRule {
  if (!returnable || made === 'energised') return 'faulty_only';
  if (made === 'set') return days.set_jewellery > 0 ? 'set_jewellery' : 'faulty_only';
  return weightMg ? 'loose_stone' : 'standard';
}
type Ruled = {
  weightMg?: number | null | undefined;
  returnable?: boolean | undefined;
  made?: 'set' | 'energised' | undefined;
};

/** Whether a line of that rule may be asked back for this reason. */
export function mayReturn(rule: ReturnRule, reason: ReturnReason): boolean {
  return rule !== 'faulty_only' || faultyReasons.includes(reason);
}
