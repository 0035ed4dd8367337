import {
  type AlmanacCity,
  type ApiClient,
  indianDate,
  type ToolPage,
  toolPages,
} from '@jyotiratna/contract';
import { listAlmanacCities, readPanchang } from '@jyotiratna/contract/almanac';
import { getConfig } from '@jyotiratna/contract/content';
import { data } from 'react-router';
import { tools } from '#messages/catalogue/tools.ts';
import { language } from '#messages/language.ts';
import type { ReadPage } from '../../../content/page.ts';
import { isCallError } from '../../../is-call-error.ts';
import { placeText } from '../../almanac/select-day.tsx';
import { groupOf, type LandingGroup, readPage, readRemedies } from '../read-landing.ts';
import type { NakshatraDay } from './nakshatra-finder.tsx';

export type Tool = {
  name: ToolPage;
  page: ReadPage;
  groups: LandingGroup[];
  rattiMg?: number;
  day?: NakshatraDay;
};

/** A tool's page with its computed data. @throws a 404 response for an unknown tool */
export async function readTool(
  api: ApiClient,
  tool: string,
  searchParams: URLSearchParams,
): Promise<Tool> {
  const name = toolPages.find((one) => one === tool);
  if (!name) throw data(null, { status: 404 });
  const page = await readPage(api, `tools/${name}`);
  if (name === 'carat-to-ratti')
    return { name, page, groups: [], rattiMg: (await api(getConfig)).rattiMg };
  if (name === 'nakshatra')
    return { name, page, groups: [], day: await readDay(api, searchParams) };
  const beads = await readRemedies(api, { search: name });
  return { name, page, groups: groupOf(tools.rudraksha.remedies, beads) };
}

const firstCity = 'delhi';

/** The Moon on the requested day in the requested city; by default today in the default city. */
async function readDay(api: ApiClient, searchParams: URLSearchParams): Promise<NakshatraDay> {
  const typed = (searchParams.get('city') ?? '').slice(0, 200);
  const given = searchParams.get('date') ?? '';
  const date = /^\d{4}-\d{2}-\d{2}$/.test(given) ? given : indianDate(Date.now());
  const list = (q?: string) =>
    api(listAlmanacCities, { query: { ...(q && { q }), language: language.code } });
  const [{ cities }, matching] = await Promise.all([list(), typed ? list(typed) : null]);
  const city = matching ? matching.cities[0] : { slug: firstCity };
  if (!city) return { city: typed, date, cities, unknown: true, found: null };
  const found = await api(readPanchang, {
    query: { city: city.slug, date, language: language.code },
  }).catch((error: unknown) => {
    if (isCallError(error) && error.status < 500) return null;
    throw error;
  });
  const place = found?.place ?? (city as AlmanacCity);
  return {
    city: placeText(place),
    date,
    cities,
    unknown: false,
    found: found && { nakshatras: found.nakshatras, rashis: found.moon.rashis },
  };
}
