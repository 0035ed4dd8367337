import { sourceLocale } from '@jyotiratna/contract';
import * as calls from '@jyotiratna/contract/almanac';
import { placesCredit } from '../kundli/places/places.ts';
import { dayTag } from '../platform/cache/cache.ts';
import { recordTags } from '../platform/cache/response-tags.ts';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { serveCached } from '../platform/http/serve-cached.ts';
import { panchangCalendar } from './calendar-file.ts';
import { findCities } from './cities.ts';
import { emailGemHours } from './email-gem-hours.ts';
import { gemCalendar, gemCalendarName } from './gem-calendar.ts';
import { gemHours } from './gem-hours.ts';
import { panchangDay } from './panchang-day.ts';
import { panchangMonth } from './panchang-month.ts';
import { regionalYearOf } from './regional-year.ts';

/**
 * The response for an explicit day never changes; the default one, for today, is cached for a
 * minute.
 */
const lasting = 'public, max-age=86400';
const fleeting = 'public, max-age=60';

/** Browser cache lifetime of a request, depending on whether it has an explicit day. */
const cacheHeader = (day: unknown): [string, string][] => [
  ['cache-control', day ? lasting : fleeting],
];
/**
 * Cache capacity of each endpoint in bytes; a day takes about 4 KB in all encodings, a month 20 KB.
 */
const capacityBytes = 2 * 1024 * 1024;

/**
 * Panchang, festivals and their cities. All responses have only the cache tag `day`, because they
 * contain no remedies or orders. By default a day or month is the current one at the place, cached
 * until midnight there.
 */
export const almanacRoutes: Routes = async (app, { deps }) => {
  serveCached(
    app,
    deps,
    calls.readPanchang,
    async ({ query }) => {
      recordTags([dayTag]);
      return panchangDay(deps, query);
    },
    { capacityBytes, headers: ({ query }) => cacheHeader(query.date) },
  );

  serveCached(
    app,
    deps,
    calls.readPanchangMonth,
    async ({ query }) => {
      recordTags([dayTag]);
      return panchangMonth(deps, query);
    },
    { capacityBytes, headers: ({ query }) => cacheHeader(query.month) },
  );

  serveCached(
    app,
    deps,
    calls.readRegionalYear,
    async ({ query }) => {
      recordTags([dayTag]);
      return regionalYearOf(deps, query);
    },
    { capacityBytes, headers: () => cacheHeader(true) },
  );

  serve(app, calls.readPanchangCalendar, async ({ query }, reply) => {
    const file = panchangCalendar(deps, query);
    const name = ['panchang', query.city, query.year ?? query.month].filter(Boolean).join('-');
    return reply
      .header('cache-control', query.year || query.month ? lasting : fleeting)
      .header('content-disposition', `attachment; filename="${name}.ics"`)
      .send(file);
  });

  // A wearer's Moon does not identify a person, but shared caches must not store it anyway.
  const cacheControl = ({
    from,
    nakshatra,
  }: {
    from?: string | undefined;
    nakshatra?: number | undefined;
  }) => (nakshatra === undefined ? (from === undefined ? fleeting : lasting) : 'no-store');

  serve(app, calls.readGemHours, async ({ query }, reply) => {
    const hours = gemHours(deps, query);
    reply.header('cache-control', cacheControl(query));
    return hours;
  });

  serve(app, calls.readGemCalendar, async ({ query }, reply) =>
    reply
      .header('cache-control', cacheControl(query))
      .header('content-disposition', `attachment; filename="${gemCalendarName(query.graha)}"`)
      .send(gemCalendar(deps, query)),
  );

  serve(app, calls.emailGemHoursRoute, async (request) => ({
    isNew: await emailGemHours(deps, await request.actor(), request.body),
  }));

  serveCached(
    app,
    deps,
    calls.listAlmanacCities,
    async ({ query }) => {
      recordTags([dayTag]);
      return {
        cities: findCities(deps.places, query.q, query.language ?? sourceLocale),
        credit: placesCredit,
      };
    },
    { capacityBytes, headers: () => cacheHeader(true) },
  );
};
