/**
 * Marketing claims of a shop. Each is stated by the owner: its figure, its source, and the day of
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
  /** The figure on Hindi pages where it differs; else empty. */
  figureHi: string;
  /** The source of the figure, in case an authority requests it. */
  basis: string;
  /** The day of the count in India, YYYY-MM-DD; empty where none was entered. */
  asOf: string;
  /** The owner answers for it. */
  confirmed: boolean;
  /** It came with the demo and describes no real shop. */
  sample: boolean;
};
export type Claims = Partial<Record<ClaimName, Claim>>;

export const hiddenReasons = ['empty', 'sample', 'unconfirmed', 'not_served'] as const;
export type HiddenReason = (typeof hiddenReasons)[number];

/**
 * Why pages do not show a claim; null where they do. A demo shows every claim that is entered.
 * Consumer Protection Act 2019, s. 2(28); Guidelines for Prevention of Misleading Advertisements
 * 2022 (substantiation).
 * @param shop `acceptsPayments`: customers pay with real money; `servesAbroad`: a zone abroad is
 * served
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
