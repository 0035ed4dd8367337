import { errorMessage, ShopError, sourceLocale } from '@jyotiratna/contract';
import * as advanced from '@jyotiratna/contract/advanced-chart';
import * as parts from '@jyotiratna/contract/chart-parts';
import * as daily from '@jyotiratna/contract/horoscope';
import * as kundli from '@jyotiratna/contract/kundli';
import * as matching from '@jyotiratna/contract/matching';
import * as saved from '@jyotiratna/contract/saved-kundlis';
import { requireUser } from '../accounts/actor.ts';
import { dayTag } from '../platform/cache/cache.ts';
import { recordTags } from '../platform/cache/response-tags.ts';
import { oneClickRoutes } from '../platform/http/one-click.ts';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { serveCached } from '../platform/http/serve-cached.ts';
import { advancedChart, transitsOver } from './advanced-chart.ts';
import { leaveDaily, setDaily } from './daily/set-daily.ts';
import { horoscopeDay, tickerHoroscope } from './daily-horoscope.ts';
import { createFileCache } from './file-cache.ts';
import { makeKundli } from './make-kundli.ts';
import { matchKundlis } from './matching/match-kundlis.ts';
import { printMatch } from './matching/print-match.ts';
import { makeChartPart } from './parts/make-part.ts';
import { printPart } from './parts/print-part.ts';
import { placeIn } from './places/place-in.ts';
import { placesCredit } from './places/places.ts';
import { printKundli } from './print-kundli.ts';
import { readSavedKundlis, removeKundli, saveKundli } from './save-kundli.ts';
import { signHoroscope } from './sign-horoscope.ts';

const limitWithWait = {
  errorResponseBuilder: (_request: unknown, { ttl }: { ttl: number }) => {
    const retryAfter = Math.ceil(ttl / 1000);
    return new ShopError('rate_limited', {
      retryAfter,
      message: errorMessage('wait_seconds', { seconds: retryAfter }),
    });
  },
};

/** Cache for some 150 printed kundlis, which users open repeatedly. */
const pdfCacheBytes = 8 * 1024 * 1024;
/** Validity of a printed kundli, in ms, because of the currently running periods. */
const currentMs = 5 * 60_000;
/** Cache for both horoscope endpoints in every language. */
const horoscopeBytes = 256 * 1024;
/** Cache for twelve signs and three periods in every language. */
const signBytes = 1024 * 1024;

/** Birth charts, birthplaces and the daily horoscope. */
export const kundliRoutes: Routes = async (app, { deps }) => {
  const printed = createFileCache({ clock: deps.clock, capacityBytes: pdfCacheBytes, currentMs });
  serve(
    app,
    kundli.makeKundliRoute,
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return (await makeKundli(deps, request.body)).reply;
    },
    { rateLimit: limitWithWait },
  );

  serve(
    app,
    kundli.printKundliRoute,
    async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="kundli.pdf"')
        .send(await printed(request.body, () => printKundli(deps, request.body))),
    { rateLimit: limitWithWait },
  );

  serve(
    app,
    advanced.readAdvancedChart,
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return advancedChart(deps, request.body);
    },
    { rateLimit: limitWithWait },
  );

  serve(
    app,
    advanced.readTransits,
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return transitsOver(deps, request.body);
    },
    { rateLimit: limitWithWait },
  );

  serve(
    app,
    parts.readChartPart,
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return (await makeChartPart(deps, request.body)).reply;
    },
    { rateLimit: limitWithWait },
  );

  serve(
    app,
    parts.printChartPart,
    async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="kundli-part.pdf"')
        .send(await printPart(deps, request.body)),
    { rateLimit: limitWithWait },
  );

  serve(
    app,
    matching.matchKundlisRoute,
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return (await matchKundlis(deps, request.body)).reply;
    },
    { rateLimit: limitWithWait },
  );

  serve(
    app,
    matching.printMatchRoute,
    async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="kundli-matching.pdf"')
        .send(await printMatch(deps, request.body)),
    { rateLimit: limitWithWait },
  );

  serve(app, kundli.listPlaces, async (request, reply) => {
    reply.header('cache-control', 'public, max-age=86400');
    const { q, language } = request.query;
    const places = deps.places.suggest(q);
    return {
      places: places.map((place) => placeIn(place, language ?? sourceLocale)),
      credit: placesCredit,
    };
  });

  // They change with the date in India, and are the same for all users.
  serveCached(
    app,
    deps,
    daily.horoscope,
    async ({ query }) => {
      recordTags([dayTag]);
      return tickerHoroscope(deps.clock.now(), query.language ?? sourceLocale);
    },
    { capacityBytes: horoscopeBytes },
  );

  serveCached(
    app,
    deps,
    daily.horoscopeDayRoute,
    async ({ query }) => {
      recordTags([dayTag]);
      return horoscopeDay(deps.clock.now(), query.language ?? sourceLocale);
    },
    { capacityBytes: horoscopeBytes },
  );

  serveCached(
    app,
    deps,
    daily.signHoroscopeRoute,
    async ({ params, query }) => {
      recordTags([dayTag]);
      return signHoroscope(deps.clock.now(), {
        ...params,
        ...query,
        language: query.language ?? sourceLocale,
      });
    },
    { capacityBytes: signBytes },
  );

  serve(app, saved.listSavedKundlisRoute, async (request) => ({
    kundlis: await readSavedKundlis(deps, requireUser(await request.actor())),
  }));

  serve(app, saved.saveKundliRoute, async (request) =>
    saveKundli(deps, requireUser(await request.actor()), request.body),
  );

  serve(app, saved.setDailyChartRoute, async (request) => ({
    kundlis: await setDaily(deps, requireUser(await request.actor()), {
      ...request.params,
      ...request.body,
    }),
  }));

  serve(app, saved.leaveDailyChartRoute, async (request) => {
    await leaveDaily(deps, request.body);
    return { success: true as const };
  });

  serve(app, saved.removeKundliRoute, async (request) => ({
    kundlis: await removeKundli(deps, requireUser(await request.actor()), request.params.id),
  }));
};

export const dailyChartLinkRoute = oneClickRoutes(
  [saved.leaveDailyChartOneClick, saved.leaveDailyChartOneClickHindi],
  leaveDaily,
  'You will get no more daily emails.\n',
);
