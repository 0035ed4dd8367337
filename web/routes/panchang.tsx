import type { PageMeta } from '@jyotiratna/contract';
import { listAlmanacCities, readPanchang } from '@jyotiratna/contract/almanac';
import { data, redirect } from 'react-router';
import { almanac } from '#messages/almanac/almanac.ts';
import { language } from '#messages/language.ts';
import { apiContext } from '../context.ts';
import { PanchangPage } from '../features/almanac/panchang-page.tsx';
import { dayPath, readSunrise } from '../features/almanac/panchang-path.ts';
import { absoluteUrl, pageMeta } from '../meta.ts';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';
import type { Route } from './+types/panchang.ts';

/** The default city. */
const firstCity = 'delhi';

export const handle = {
  audience: 'everyone',
  sitemap: 'itself',
  share: 'words',
  query: ['city', 'date', 'sunrise'],
} satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: almanac.home.metaTitle,
    description: almanac.home.metaDescription,
    path: '/panchang',
  }),
  { 'script:ld+json': breadcrumbJsonLd(absoluteUrl(matches), [almanac.home.title, '/panchang']) },
];

/**
 * Loads today's panchang; redirects to the page of a city (and date) submitted by the form. An
 * unknown city is reported next to its field.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { searchParams } = new URL(request.url);
  const [city, date, sunrise] = [
    searchParams.get('city'),
    searchParams.get('date'),
    readSunrise(searchParams),
  ];
  if (city) {
    const found = (
      await api(listAlmanacCities, { query: { q: city.slice(0, 200), language: language.code } })
    ).cities[0];
    if (found)
      throw redirect(isDate(date) ? dayPath(found.slug, date, sunrise) : `/panchang/${found.slug}`);
  }
  const [day, { cities }] = await Promise.all([
    api(readPanchang, { query: { city: firstCity, sunrise, language: language.code } }),
    api(listAlmanacCities, { query: { language: language.code } }),
  ]);
  const unknown = city ? { city, date: isDate(date) ? date : day.date } : undefined;
  return data({ day, cities, unknown }, { status: city ? 404 : 200 });
}

const isDate = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

export default function Panchang({ loaderData: { day, cities, unknown } }: Route.ComponentProps) {
  return <PanchangPage day={day} cities={cities} unknown={unknown} />;
}
