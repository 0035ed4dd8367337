import {
  type ApiClient,
  type GemWindow,
  type Graha,
  type Product,
  productIn,
} from '@jyotiratna/contract';
import { readGemHours } from '@jyotiratna/contract/almanac';
import { listProductsRoute, type ProductQuery } from '@jyotiratna/contract/catalogue';
import { getPageRoute } from '@jyotiratna/contract/pages';
import { data } from 'react-router';
import { landing } from '#messages/catalogue/landing.ts';
import { language } from '#messages/language.ts';
import { localizedPage, type ReadPage } from '../../content/page.ts';
import { isCallError } from '../../is-call-error.ts';
import { cardOf, type ProductCardData } from '../catalogue/card.ts';
import type { PageLink } from './landing-links.ts';
import { type StockSpans, stockOf } from './stock-of.ts';

export type LandingGroup = { title: string; cards: ProductCardData[] };
export type LandingHours = {
  place: string;
  windows: GemWindow[];
  lord: Graha;
  consultFirst: boolean;
};
export type Landing = {
  page: ReadPage;
  stock: StockSpans;
  groups: LandingGroup[];
  /** The catalogue's path with the same filter. */
  all: string;
  hours: LandingHours | null;
  links: PageLink[];
};

/** Maximum number of remedies per group; the catalogue has the others. */
const shown = 24;
/** Maximum number of remedies from which the ranges are computed. */
const maxListed = '250';
const [firstCity, windowsShown] = ['delhi', 6];

/** A page written by the owner. @throws a 404 response unless one is published */
export async function readPage(api: ApiClient, slug: string): Promise<ReadPage> {
  const { page } = await api(getPageRoute, { query: { slug } }).catch((error: unknown) => {
    throw isCallError(error) && [400, 404].includes(error.status)
      ? data(null, { status: 404 })
      : error;
  });
  return localizedPage(page);
}

/** The remedies that match a filter, cheapest first. */
export async function readRemedies(api: ApiClient, query: ProductQuery): Promise<Product[]> {
  return (
    await api(listProductsRoute, { query: { ...query, sort: 'price-low', limit: maxListed } })
  ).products;
}

/** A group of remedies as cards, those in stock first. */
export function groupOf(title: string, products: readonly Product[]): LandingGroup[] {
  const [there, sold] = [
    products.filter(isPresent),
    products.filter((product) => !isPresent(product)),
  ];
  const cards = [...there, ...sold]
    .slice(0, shown)
    .map((product) => cardOf(productIn(product, language.code), 'compact'));
  return cards.length > 0 ? [{ title, cards }] : [];
}

const isPresent = ({ quantity }: Product) => quantity !== 0;

/** The data of a landing page of remedies with one filter. */
export async function readLanding(
  api: ApiClient,
  slug: string,
  {
    query,
    all,
    graha,
    links,
  }: { query: ProductQuery; all: string; graha: Graha | null; links: PageLink[] },
): Promise<Landing> {
  const [page, products, hours] = await Promise.all([
    readPage(api, slug),
    readRemedies(api, query),
    graha && readHours(api, graha),
  ]);
  return {
    page,
    stock: stockOf(products),
    groups: groupOf(landing.stock.remedies, products),
    all,
    hours,
    links,
  };
}

/**
 * The next customary hours for putting on the stone of a graha, from today on, in the default city.
 */
export async function readHours(api: ApiClient, graha: Graha): Promise<LandingHours> {
  const found = await api(readGemHours, {
    query: { graha, city: firstCity, language: language.code },
  });
  const preferred = found.windows.filter(({ tier }) => tier !== 'allowed');
  const windows = (preferred.length > 0 ? preferred : found.windows)
    .toSorted((one, other) => (one.start < other.start ? -1 : 1))
    .slice(0, windowsShown);
  return { place: found.place.name, windows, lord: found.lord, consultFirst: found.consultFirst };
}
