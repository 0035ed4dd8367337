import { sourceLocale } from '@jyotiratna/contract';
import * as calls from '@jyotiratna/contract/almanac';
import { placesCredit } from '../kundli/places/places.ts';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { serveKept } from '../platform/http/serve-kept.ts';
import { dayTag } from '../platform/kept/kept.ts';
import { noteShown } from '../platform/kept/shown.ts';
import { panchangCalendar } from './calendar-file.ts';
import { findCities } from './cities.ts';
import { emailGemHours } from './email-gem-hours.ts';
import { gemCalendar, gemCalendarName } from './gem-calendar.ts';
import { gemHours } from './gem-hours.ts';
import { panchangDay } from './panchang-day.ts';
import { panchangMonth } from './panchang-month.ts';

/** What names its day never changes; the rest is today's for a minute. */
const lasting = 'public, max-age=86400';
const fleeting = 'public, max-age=60';

/** How long a browser may keep what is asked for, by whether it names its day. */
const keptBy = (named: unknown): [string, string][] => [['cache-control', named ? lasting : fleeting]];
/** Bytes of the replies of each call; a day takes some 4 KB in all encodings, a month 20. */
const capacityBytes = 2 * 1024 * 1024;

/**
 * Panchang, festivals and the cities that they are computed for. All bear the tag `day` alone: no remedy and no order shows
 * in them. A day or month that is not named is today's where the place is, kept until that place's midnight.
 */
export const almanacRoutes: Routes = async (app, { deps }) => {
  serveKept(
    app,
    deps,
    calls.readPanchang,
    async ({ query }) => {
      noteShown([dayTag]);
      return panchangDay(deps, query);
    },
    { capacityBytes, headers: ({ query }) => keptBy(query.date) },
  );

  serveKept(
    app,
    deps,
    calls.readPanchangMonth,
    async ({ query }) => {
      noteShown([dayTag]);
      return panchangMonth(deps, query);
    },
    { capacityBytes, headers: ({ query }) => keptBy(query.month) },
  );

  serve(app, calls.readPanchangCalendar, async ({ query }, reply) => {
    const file = panchangCalendar(deps, query);
    const name = ['panchang', query.city, query.year ?? query.month].filter(Boolean).join('-');
    return reply
      .header('cache-control', query.year || query.month ? lasting : fleeting)
      .header('content-disposition', `attachment; filename="${name}.ics"`)
      .send(file);
  });

  // A wearer's Moon names nobody, and still no cache between shop and browser may keep it.
  const keptFor = ({ from, nakshatra }: { from?: string | undefined; nakshatra?: number | undefined }) =>
    nakshatra === undefined ? (from === undefined ? fleeting : lasting) : 'no-store';

  serve(app, calls.readGemHours, async ({ query }, reply) => {
    const hours = gemHours(deps, query);
    reply.header('cache-control', keptFor(query));
    return hours;
  });

  serve(app, calls.readGemCalendar, async ({ query }, reply) =>
    reply
      .header('cache-control', keptFor(query))
      .header('content-disposition', `attachment; filename="${gemCalendarName(query.graha)}"`)
      .send(gemCalendar(deps, query)),
  );

  serve(app, calls.emailGemHours, async (request) => ({
    isNew: await emailGemHours(deps, await request.actor(), request.body),
  }));

  serveKept(
    app,
    deps,
    calls.listAlmanacCities,
    async ({ query }) => {
      noteShown([dayTag]);
      return { cities: findCities(deps.places, query.q, query.language ?? sourceLocale), credit: placesCredit };
    },
    { capacityBytes, headers: () => keptBy(true) },
  );
};
