import type { PageMeta } from '@jyotiratna/contract';
import { readPanchangMonth } from '@jyotiratna/contract/almanac';
import { data } from 'react-router';
import { almanac } from '#messages/almanac/almanac.ts';
import { language } from '#messages/language.ts';
import { months } from '#messages/platform/months.ts';
import { apiContext } from '../context.ts';
import { MonthPage } from '../features/almanac/month-page.tsx';
import { NoPanchang } from '../features/almanac/no-panchang.tsx';
import { monthPath, readSunrise } from '../features/almanac/panchang-path.ts';
import { placeText } from '../features/almanac/select-day.tsx';
import { partsOf } from '../features/almanac/times.ts';
import { isCallError } from '../is-call-error.ts';
import { absoluteUrl, pageMeta } from '../meta.ts';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';
import type { Route } from './+types/panchang.month.ts';

export const handle = {
  audience: 'everyone',
  sitemap: null,
  share: null,
  query: ['sunrise'],
} satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData)
    return [{ title: almanac.missing.title }, { name: 'robots', content: 'noindex' }];
  const { place, month } = loaderData.month;
  const [year, number] = partsOf(`${month}-01`);
  const name = months.long[number - 1] ?? '';
  const path = monthPath(place.slug ?? '', month);
  return [
    ...pageMeta(matches, {
      title: almanac.monthly.metaTitle(placeText(place), name, year),
      description: almanac.monthly.metaDescription(placeText(place), name, year),
      path,
      sharedWith: '/panchang',
    }),
    {
      'script:ld+json': breadcrumbJsonLd(
        absoluteUrl(matches),
        [almanac.home.title, '/panchang'],
        [almanac.monthly.title(name, year), path],
      ),
    },
  ];
};

/**
 * Loads a month's panchang. @throws a 404 response, with the reason's code, for a city or month
 * without one
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const sunrise = readSunrise(new URL(request.url).searchParams);
  try {
    const api = context.get(apiContext);
    const query = { city: params.city, month: params.month, sunrise, language: language.code };
    const month = await api(readPanchangMonth, { query });
    return { month };
  } catch (error) {
    if (isCallError(error) && error.status >= 400 && error.status < 500 && error.status !== 429) {
      throw data({ code: error.code }, { status: 404 });
    }
    throw error;
  }
}

export default function PanchangMonth({ loaderData: { month } }: Route.ComponentProps) {
  return <MonthPage month={month} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <NoPanchang error={error} />;
}
