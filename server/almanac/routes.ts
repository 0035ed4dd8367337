import * as calls from '@jyotiratna/contract/almanac';
import { engineLanguage } from '../kundli/engine-language.ts';
import { placesCredit } from '../kundli/places/places.ts';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
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

/** Panchang, festivals and the cities that they are computed for. */
export const almanacRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.readPanchang, async ({ query }, reply) => {
    const day = panchangDay(deps, query);
    reply.header('cache-control', query.date ? lasting : fleeting);
    return day;
  });

  serve(app, calls.readPanchangMonth, async ({ query }, reply) => {
    const month = panchangMonth(deps, query);
    reply.header('cache-control', query.month ? lasting : fleeting);
    return month;
  });

  serve(app, calls.readPanchangCalendar, async ({ query }, reply) => {
    const file = panchangCalendar(deps, query);
    const name = ['panchang', query.city, query.year ?? query.month].filter(Boolean).join('-');
    return reply
      .header('cache-control', query.year || query.month ? lasting : fleeting)
      .header('content-disposition', `attachment; filename="${name}.ics"`)
      .send(file);
  });

  // A wearer's Moon is nobody's name, and still nothing for a store on the way.
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

  serve(app, calls.listAlmanacCities, async ({ query }, reply) => {
    reply.header('cache-control', lasting);
    return { cities: findCities(deps.places, query.q, engineLanguage(query.language)), credit: placesCredit };
  });
};
