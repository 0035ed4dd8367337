import { isStorable, typedText } from './typed-text.ts';

/** Advertisers by the parameter that they add to an address for each click. */
const clickParameters = {
  gclid: 'google',
  gbraid: 'google',
  wbraid: 'google',
  fbclid: 'meta',
  msclkid: 'microsoft',
} as const;
export const clickKinds = ['google', 'meta', 'microsoft'] as const;
export type ClickKind = (typeof clickKinds)[number];

/**
 * Where a visit came from. It names no person: of a referrer the site, of a click id whose it is.
 */
export type Source = {
  /** YYYY-MM-DD, in India. */
  day: string;
  /** `utm_source`, else the advertiser of a click id, else the referring site. */
  source: string;
  medium?: string | undefined;
  campaign?: string | undefined;
  click?: ClickKind | undefined;
};
/** The first and the last source that a browser knows of. */
export type Sources = { first: Source; last: Source };

/** The longest text of a source. */
export const sourceMax = 80;

/**
 * A text of an address as the shop stores it; undefined for one that is empty or has control
 * characters.
 */
function readText(text: string | null): string | undefined {
  const read = typedText((text ?? '').slice(0, sourceMax));
  return read && isStorable(read) && !/[\t\n]/.test(read) ? read : undefined;
}

/**
 * The source of a visit by the address of its first page and the page before it; null for a
 * visitor who typed the address, used a bookmark or comes from the shop itself.
 * @param referrer an address, or empty
 * @param day YYYY-MM-DD
 */
export function readSource(url: URL, referrer: string, day: string): Source | null {
  const parameter = (name: string) => readText(url.searchParams.get(name));
  const site = siteOf(referrer);
  const clicked = Object.entries(clickParameters).find(([name]) => url.searchParams.has(name));
  const click = clicked?.[1];
  const source =
    parameter('utm_source') ?? click ?? (site === url.hostname ? undefined : readText(site));
  if (!source) return null;
  const medium = parameter('utm_medium');
  const campaign = parameter('utm_campaign');
  return {
    day,
    source,
    ...(medium && { medium }),
    ...(campaign && { campaign }),
    ...(click && { click }),
  };
}

function siteOf(referrer: string): string {
  return URL.canParse(referrer) ? new URL(referrer).hostname.replace(/^www\./, '') : '';
}

/** One line for people: `google / cpc / diwali`. */
export function sourceLine({ source, medium, campaign }: Source): string {
  return [source, medium, campaign].filter(Boolean).join(' / ');
}

/** The steps to a purchase that a browser reports. */
export const visitSteps = ['product', 'cart', 'checkout'] as const;
export type VisitStep = (typeof visitSteps)[number];
