/**
 * Statuses of a return. `settled`: refunded or exchanged; `withdrawn`: by the customer, before any
 * unit was sent back.
 */
export const returnStatuses = [
  'requested',
  'approved',
  'declined',
  'received',
  'settled',
  'withdrawn',
] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** Maximum images that a customer may add to a return. */
export const returnImagesMax = 3;

export const returnWishes = ['refund', 'exchange'] as const;
export type ReturnWish = (typeof returnWishes)[number];

export const returnReasons = [
  'faulty',
  'wrong_item',
  'not_as_described',
  'size',
  'changed_mind',
  'other',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

/**
 * Return rules by type of product. `standard`: without conditions; `loose_stone`: unworn and with
 * its report; `set_jewellery`: for exchange or credit only; `faulty_only`: energised or
 * personalized products, only if faulty.
 */
export const returnRules = ['standard', 'loose_stone', 'set_jewellery', 'faulty_only'] as const;
export type ReturnRule = (typeof returnRules)[number];

/** The shop's return policy, the single source for pages, orders and decisions on requests. */
export type ReturnTerms = {
  /**
   * Days after delivery within which a return may be requested. 0 for `set_jewellery`: treated as
   * `faulty_only`.
   */
  days: Record<ReturnRule, number>;
  /** Percentage of the price credited for set jewellery. */
  setPercent: number;
};

/** The default policy: until an owner saves another, and for orders older than the rules. */
export const defaultReturns: ReturnTerms = {
  days: { standard: 30, loose_stone: 10, set_jewellery: 0, faulty_only: 30 },
  setPercent: 100,
};

/**
 * Reasons accepted for otherwise non-returnable products: the shop's error, not a change of
 * mind.
 */
export const faultyReasons: readonly ReturnReason[] = ['faulty', 'wrong_item', 'not_as_described'];

/**
 * Return reasons permitted by all of these rules: no `size` for a loose stone, and only
 * `faultyReasons` for products that are returnable only if faulty.
 */
export function reasonsFor(rules: readonly ReturnRule[]): readonly ReturnReason[] {
  const reasons = rules.includes('faulty_only') ? faultyReasons : returnReasons;
  return reasons.filter((reason) => reason !== 'size' || !rules.includes('loose_stone'));
}

/**
 * Whether the shop caused the return: it pays the return shipping, and makes no deduction from
 * the refund.
 */
export function isCausedByShop(reason: ReturnReason): boolean {
  return faultyReasons.includes(reason);
}

/**
 * The return rule of a product; an individual weight indicates a loose stone. `returnable` is a
 * property of its variant, `personalization` is the work on it.
 */
export function returnRuleOf(
  { weightMg, returnable = true, personalization }: Ruled,
  { days }: ReturnTerms,
): ReturnRule {
  if (!returnable || personalization === 'energised') return 'faulty_only';
  if (personalization === 'set') return days.set_jewellery > 0 ? 'set_jewellery' : 'faulty_only';
  return weightMg ? 'loose_stone' : 'standard';
}
type Ruled = {
  weightMg?: number | null | undefined;
  returnable?: boolean | undefined;
  personalization?: 'set' | 'energised' | undefined;
};

/** Whether a line with that rule may be returned for this reason. */
export function mayReturn(rule: ReturnRule, reason: ReturnReason): boolean {
  return rule !== 'faulty_only' || faultyReasons.includes(reason);
}
