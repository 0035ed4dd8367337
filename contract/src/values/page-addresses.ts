import { type Graha, grahaNames, grahas } from './graha.ts';
import { type StoneKind, stoneChoices, stoneOfGraha } from './stone-choices.ts';

/** Stones with a landing page, as filter values. */
export const stonePages = stoneChoices.stone.filter(
  (stone): stone is Exclude<StoneKind, 'other'> => stone !== 'other',
);
export type StonePage = (typeof stonePages)[number];

/** Grahas by the slug of their page, such as `guru`. */
export const grahaOfPage: ReadonlyMap<string, Graha> = new Map(
  grahas.map((graha) => [grahaPage(graha), graha]),
);

/** The slug of a graha's page. */
export function grahaPage(graha: Graha): string {
  return grahaNames[graha].name.toLowerCase();
}

/** Rashis from Mesha on: slug of their page and lord. */
export const rashiPages = [
  { slug: 'mesha', lord: 'Mars' },
  { slug: 'vrishabha', lord: 'Venus' },
  { slug: 'mithuna', lord: 'Mercury' },
  { slug: 'karka', lord: 'Moon' },
  { slug: 'simha', lord: 'Sun' },
  { slug: 'kanya', lord: 'Mercury' },
  { slug: 'tula', lord: 'Venus' },
  { slug: 'vrischika', lord: 'Mars' },
  { slug: 'dhanu', lord: 'Jupiter' },
  { slug: 'makara', lord: 'Saturn' },
  { slug: 'kumbha', lord: 'Saturn' },
  { slug: 'meena', lord: 'Jupiter' },
] as const satisfies readonly { slug: string; lord: Graha }[];

/** Purposes for which remedies are searched, with the grahas that signify them in Jyotish. */
export const purposePages = {
  wealth: ['Jupiter', 'Mercury'],
  love: ['Venus'],
  health: ['Sun'],
  career: ['Sun', 'Saturn'],
  study: ['Mercury'],
  peace: ['Moon'],
  courage: ['Mars'],
  protection: ['Saturn', 'Rahu', 'Ketu'],
} as const satisfies Record<string, readonly Graha[]>;
export type PurposePage = keyof typeof purposePages;
export const purposes = Object.keys(purposePages) as PurposePage[];

/** Pages with a tool that helps to select a remedy. */
export const toolPages = ['carat-to-ratti', 'nakshatra', 'rudraksha'] as const;
export type ToolPage = (typeof toolPages)[number];

/** Pages whose text an owner may replace; by default they show the shop's own text. */
export const replaceablePages = [
  'home',
  'about',
  'careers',
  'refund-policy',
  'shipping-policy',
  'privacy-policy',
  'terms-conditions',
] as const;
export type ReplaceablePage = (typeof replaceablePages)[number];

/** Paths of landing pages and tools, which exist while their text is published. */
export const landingPages: readonly string[] = [
  ...stonePages.map((stone) => `stones/${stone}`),
  ...grahas.map((graha) => `graha/${grahaPage(graha)}`),
  ...rashiPages.map(({ slug }) => `rashi/${slug}`),
  ...purposes.map((purpose) => `purpose/${purpose}`),
  ...toolPages.map((tool) => `tools/${tool}`),
];

/**
 * Paths of all built-in pages whose text an owner can write, besides the owner's own below
 * `pages/`.
 */
export const designedPages: readonly string[] = [...landingPages, ...replaceablePages];

const ownPage = /^pages\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether an owner's page can exist at this path. */
export function isPageAddress(address: string): boolean {
  return ownPage.test(address) || designedPages.includes(address);
}

const pageOfStone = new Set<string>(stonePages);

/**
 * The path of the landing page for exactly these catalogue filters; null if there is none.
 * @param filters selected filters only
 */
export function pageOfFilters(filters: Readonly<Record<string, string>>): string | null {
  const [only, ...others] = Object.entries(filters);
  if (!only || others.length > 0) return null;
  const [name, value] = only;
  if (name === 'stone' && pageOfStone.has(value)) return `/stones/${value}`;
  const graha = grahas.find((one) => one === value);
  return name === 'planet' && graha ? `/graha/${grahaPage(graha)}` : null;
}

/** The graha of a stone; null for stones without one. */
export function grahaOfStone(stone: string): Graha | null {
  return grahas.find((graha) => stoneOfGraha[graha] === stone) ?? null;
}
