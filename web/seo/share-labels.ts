import {
  grahaNames,
  type PanchangReply,
  type Product,
  type PublicArticle,
  type PublicCollection,
  type PublicPage,
  productIn,
  rashiPages,
} from '@jyotiratna/contract';
import { policies } from '#content/policies/all.ts';
import { almanac } from '#messages/almanac/almanac.ts';
import { collections } from '#messages/catalogue/collections.ts';
import { compare } from '#messages/catalogue/compare.ts';
import { share } from '#messages/content/share.ts';
import { giftCards } from '#messages/gift-cards/gift-cards.ts';
import { signHoroscope } from '#messages/kundli/sign-horoscope.ts';
import { language } from '#messages/language.ts';
import { track } from '#messages/orders/parcel.ts';
import { localizedArticle } from '../content/article.ts';
import { unnamedCompany } from '../content/company.ts';
import { localizedPage } from '../content/page.ts';
import { dateText } from '../features/almanac/times.ts';
import { localizedCollection } from '../features/collections/read-collection.ts';
import { localizedRashi } from '../features/landing/landing-links.ts';

/** The text of the preview image for links to a page; `remedy` is the slug of its remedy. */
type ShareText = { title: string; line: string; night?: boolean; remedy?: string };

/**
 * Texts by the page's path without leading slash and language prefix. `remedyShareText` has those
 * of the remedies, `articleShareText` of the articles, `panchangShareText` of the almanac's days.
 */
export const shareCopy: Readonly<Record<string, ShareText>> = {
  home: { ...share.home, remedy: 'tigers-eye-bracelet' },
  remedies: { ...share.remedies, remedy: 'amethyst-bracelet' },
  stones: share.stones,
  collections: { title: collections.title, line: collections.lead },
  compare: { title: compare.title, line: compare.share },
  kundli: { ...share.kundli, night: true },
  'kundli-matching': { ...share.matching, night: true },
  horoscope: { ...share.horoscope, night: true },
  panchang: { ...share.panchang, night: true },
  'spiritual-healers': { ...share.healers, night: true },
  blog: share.blog,
  careers: share.careers,
  faqs: share.faqs,
  'ring-size': share.ringSize,
  about: share.about,
  'contact-us': share.contact,
  'gift-cards': { title: giftCards.title, line: giftCards.lead },
  track: { title: track.title, line: track.lead },
  ...Object.fromEntries(
    policies
      .map((policy) => policy(unnamedCompany))
      .map(({ path, title }) => [path, { title, line: share.policy }]),
  ),
};

/** The text of an article's preview image. */
export function articleShareText(article: PublicArticle): ShareText {
  const { title, category, remedy } = localizedArticle(article);
  return { title, line: category, ...(remedy && { remedy }) };
}

/** The text of the preview image of a page written by the owner. */
export function pageShareText(page: PublicPage): ShareText {
  const family = page.slug.split('/')[0] ?? '';
  const lines: Record<string, string> = share.pages;
  return { title: localizedPage(page).title, line: lines[family] ?? share.pages.pages };
}

/** The text of a collection's preview image. */
export function collectionShareText(collection: PublicCollection): ShareText {
  return { title: localizedCollection(collection).title, line: collections.share };
}

/** The text of the preview image of a sign's horoscope. */
export function signShareText(sign: string, period = 'day'): ShareText | null {
  const index = rashiPages.findIndex(({ slug }) => slug === sign);
  const known = (['day', 'week', 'month'] as const).find((one) => one === period);
  if (index < 0 || !known) return null;
  return {
    title: signHoroscope.titles[known](localizedRashi(index)),
    line: share.horoscope.line,
    night: true,
  };
}

/** The text of the preview image of a day's panchang. */
export function panchangShareText({ place, date, tithis, nakshatras }: PanchangReply): ShareText {
  const [tithi, nakshatra] = [tithis[0], nakshatras[0]];
  const { paksha, ofPaksha } = almanac.limbs;
  const limbs = [tithi && ofPaksha(paksha[tithi.paksha], tithi.name), nakshatra?.name]
    .filter(Boolean)
    .join(', ');
  return { title: almanac.day.title(place.name), line: `${dateText(date)}: ${limbs}`, night: true };
}

/** The text of a remedy's preview image. */
export function remedyShareText(product: Product): ShareText {
  const [graha] = product.planets;
  const script = language.script === 'devanagari' ? 'devanagari' : 'name';
  return {
    title: productIn(product, language.code).name,
    line: share.remedy(product.category, graha && grahaNames[graha][script]),
  };
}
