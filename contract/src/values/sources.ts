import { isStorable, typedText } from './typed-text.ts';

/** Advertising networks by the click id parameter that they add to URLs. */
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
 * A traffic source. It does not identify a person: of a referrer only the site is stored, of a
 * click id only the network.
 */
export type Source = {
  /** YYYY-MM-DD, in India. */
  day: string;
  /** `utm_source`, otherwise the network of a click id, otherwise the referring site. */
  source: string;
  medium?: string | undefined;
  campaign?: string | undefined;
  click?: ClickKind | undefined;
};
/** The first and the last traffic source stored by a browser. */
export type Sources = { first: Source; last: Source };

/** Maximum length of a text in a source. */
export const sourceMax = 80;

/** Normalizes a text from a URL for storage; undefined if it is empty or has control characters. */
function readText(text: string | null): string | undefined {
  const read = typedText((text ?? '').slice(0, sourceMax));
  return read && isStorable(read) && !/[\t\n]/.test(read) ? read : undefined;
}

/**
 * The source of a visit by the URL of its first page and the referrer; null for a typed URL, a
 * bookmark, or a referrer in the shop itself.
 * @param referrer a URL, or empty
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

/** Formats a source as one line: `google / cpc / diwali`. */
export function sourceLine({ source, medium, campaign }: Source): string {
  return [source, medium, campaign].filter(Boolean).join(' / ');
}

/** Steps to a purchase that browsers report. */
export const visitSteps = ['product', 'cart', 'checkout'] as const;
export type VisitStep = (typeof visitSteps)[number];
