/**
 * Marketing claims of a shop. The owner states each with its figure, its source, and the date of
 * the count. `figure` is displayed as typed, `switch` is on or off.
 */
export const claims = {
  clients: { kind: 'figure', placeholder: '50,000+' },
  satisfaction: { kind: 'figure', placeholder: '97%' },
  support: { kind: 'figure', placeholder: '24/7' },
  guarantee: { kind: 'switch' },
  experts: { kind: 'switch' },
  international: { kind: 'switch' },
} as const satisfies Record<string, { kind: 'figure' | 'switch'; placeholder?: string }>;

export type ClaimName = keyof typeof claims;
export const claimNames = Object.keys(claims) as ClaimName[];

/** A claim as its owner enters it; a switch that is on has the figure `yes`. */
export type Claim = {
  figure: string;
  /** The figure on Hindi pages, if different; otherwise empty. */
  figureHi: string;
  /** The source of the figure, in case an authority requests it. */
  basis: string;
  /** The date of the count in India, YYYY-MM-DD; empty if not entered. */
  asOf: string;
  /** Whether the owner has confirmed the claim. */
  confirmed: boolean;
  /** Whether it is sample data of the demo. */
  sample: boolean;
};
export type Claims = Partial<Record<ClaimName, Claim>>;

export const hiddenReasons = ['empty', 'sample', 'unconfirmed', 'not_served'] as const;
export type HiddenReason = (typeof hiddenReasons)[number];

/**
 * The reason for which pages hide a claim; null if they show it. A demo shows every claim with a
 * figure. Consumer Protection Act 2019, s. 2(28); Guidelines for Prevention of Misleading
 * Advertisements 2022 (substantiation).
 * @param shop `acceptsPayments`: customers pay with real money; `servesAbroad`: the shop delivers
 * abroad
 */
export function hiddenReason(
  name: ClaimName,
  claim: Claim | undefined,
  { acceptsPayments, servesAbroad }: { acceptsPayments: boolean; servesAbroad: boolean },
): HiddenReason | null {
  if (!claim || claim.figure === '') return 'empty';
  if (!acceptsPayments) return null;
  if (claim.sample) return 'sample';
  if (!claim.confirmed || claim.basis === '' || claim.asOf === '') return 'unconfirmed';
  return name === 'international' && !servesAbroad ? 'not_served' : null;
}
