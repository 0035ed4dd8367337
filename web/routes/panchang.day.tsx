import type { PageMeta } from '@jyotiratna/contract';
import { listAlmanacCities, readPanchang } from '@jyotiratna/contract/almanac';
import { data } from 'react-router';
import { almanac } from '#messages/almanac/almanac.ts';
import { language } from '#messages/language.ts';
import { apiContext } from '../context.ts';
import { NoPanchang } from '../features/almanac/no-panchang.tsx';
import { PanchangPage } from '../features/almanac/panchang-page.tsx';
import { dayPath, readSunrise } from '../features/almanac/panchang-path.ts';
import { placeText } from '../features/almanac/select-day.tsx';
import { dateText, spanOn } from '../features/almanac/times.ts';
import { isCallError } from '../is-call-error.ts';
import { absoluteUrl, pageMeta } from '../meta.ts';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';
import type { Route } from './+types/panchang.day.ts';

export const handle = {
  audience: 'everyone',
  sitemap: 'panchang',
  share: 'panchang',
  query: ['sunrise'],
} satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData)
    return [{ title: almanac.missing.title }, { name: 'robots', content: 'noindex' }];
  const { place, date, tithis, nakshatras, rahu } = loaderData.day;
  const [tithi, nakshatra] = [tithis[0], nakshatras[0]];
  const path = dayPath(place.slug ?? '', date);
  const tithiText = tithi
    ? almanac.limbs.ofPaksha(almanac.limbs.paksha[tithi.paksha], tithi.name)
    : '';
  return [
    ...pageMeta(matches, {
      title: almanac.day.metaTitle(placeText(place), dateText(date)),
      description: almanac.day.metaDescription(
        placeText(place),
        dateText(date),
        tithiText,
        nakshatra?.name ?? '',
        spanOn(date, rahu),
      ),
      path,
    }),
    {
      'script:ld+json': breadcrumbJsonLd(
        absoluteUrl(matches),
        [almanac.home.title, '/panchang'],
        [almanac.day.metaTitle(place.name, dateText(date)), path],
      ),
    },
  ];
};

/**
 * Loads a day's panchang. @throws a 404 response, with the reason's code, for a city or date
 * without one
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const sunrise = readSunrise(new URL(request.url).searchParams);
  try {
    const [day, { cities }] = await Promise.all([
      api(readPanchang, {
        query: { city: params.city, date: params.date, sunrise, language: language.code },
      }),
      api(listAlmanacCities, { query: { language: language.code } }),
    ]);
    return { day, cities };
  } catch (error) {
    if (isCallError(error) && error.status >= 400 && error.status < 500 && error.status !== 429) {
      throw data({ code: error.code }, { status: 404 });
    }
    throw error;
  }
}

export default function PanchangDay({ loaderData: { day, cities } }: Route.ComponentProps) {
  return <PanchangPage day={day} cities={cities} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <NoPanchang error={error} />;
}
