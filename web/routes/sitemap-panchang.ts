import type { PageMeta } from '@jyotiratna/contract';
import { listAlmanacCities, readPanchang } from '@jyotiratna/contract/almanac';
import { getConfig } from '@jyotiratna/contract/content';
import { apiContext } from '../context.ts';
import { dayPath } from '../features/almanac/panchang-path.ts';
import { addDays } from '../features/almanac/times.ts';
import { writeSitemap } from '../seo/sitemap.ts';
import type { Route } from './+types/sitemap-panchang.ts';

export const handle = { audience: 'machines' } satisfies PageMeta;

/** Number of days from today in the sitemap. */
const days = 30;

/**
 * The panchang of large cities for the next days; a separate sitemap, because it has more pages
 * than all others.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { cities } = await api(listAlmanacCities);
  const today = (await api(readPanchang, { query: { city: 'delhi' } })).date;
  const dates = Array.from({ length: days }, (_, count) => addDays(today, count));
  const entries = cities.flatMap(({ slug }) =>
    dates.map((date) => ({ path: dayPath(slug, date) })),
  );
  const { publicUrl } = await api(getConfig);
  return new Response(writeSitemap(publicUrl || request.url, entries), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
