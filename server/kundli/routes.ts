import { ShopError, sentence } from '@jyotiratna/contract';
import * as calls from '@jyotiratna/contract/calls/kundli';
import { requireUser } from '../accounts/actor.ts';
import type { Routes } from '../platform/http/routes.ts';
import { horoscopeDay, tickerHoroscope } from './daily-horoscope.ts';
import { makeKundli } from './make-kundli.ts';
import { placeInHindi } from './places/in-hindi.ts';
import { placesCredit } from './places/places.ts';
import { printKundli } from './print-kundli.ts';
import { removeKundli, savedKundlis, saveKundli } from './save-kundli.ts';

const tags = ['Kundli'];

/** Drawing a chart takes about a millisecond, so one address may draw many; a flood is told to wait. */
const kundliLimit = {
  max: 600,
  timeWindow: 60_000,
  errorResponseBuilder: (_request: unknown, { ttl }: { ttl: number }) => {
    const retryAfter = Math.ceil(ttl / 1000);
    return new ShopError('rate_limited', {
      retryAfter,
      message: sentence('wait_seconds', { seconds: retryAfter }),
    });
  },
};

/** A printed one takes a hundred times as long. */
const printLimit = { ...kundliLimit, max: 30 };

/** Birth charts, birthplaces and the daily horoscope. */
export const kundliRoutes: Routes = async (app, { deps }) => {
  app.post(
    '/astrology/kundli',
    {
      config: { access: 'public', rateLimit: kundliLimit },
      schema: { tags, body: calls.makeKundli.body, response: { 200: calls.makeKundli.reply } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return (await makeKundli(deps, request.body)).reply;
    },
  );

  app.post(
    '/astrology/kundli/pdf',
    {
      config: { access: 'public', rateLimit: printLimit },
      schema: { tags, body: calls.makeKundli.body },
    },
    async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="kundli.pdf"')
        .type('application/pdf')
        .send(await printKundli(deps, request.body)),
  );

  app.get(
    '/places',
    {
      config: { access: 'public' },
      schema: { tags, querystring: calls.listPlaces.query, response: { 200: calls.listPlaces.reply } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'public, max-age=86400');
      const { q, language } = request.query;
      const places = deps.places.suggest(q);
      return { places: language === 'hi' ? places.map(placeInHindi) : places, credit: placesCredit };
    },
  );

  app.get(
    '/create/horoscope',
    {
      config: { access: 'public' },
      schema: { tags, querystring: calls.horoscope.query, response: { 200: calls.horoscope.reply } },
    },
    async (request) => tickerHoroscope(deps.clock.now(), request.query.language),
  );

  app.get(
    '/horoscope',
    {
      config: { access: 'public' },
      schema: { tags, querystring: calls.horoscopeDay.query, response: { 200: calls.horoscopeDay.reply } },
    },
    async (request) => horoscopeDay(deps.clock.now(), request.query.language),
  );

  app.get(
    '/users/kundlis',
    { config: { access: 'user' }, schema: { tags, response: { 200: calls.savedKundlis.reply } } },
    async (request) => ({ kundlis: await savedKundlis(deps, requireUser(await request.actor())) }),
  );

  app.post(
    '/users/kundlis',
    {
      config: { access: 'user' },
      schema: { tags, body: calls.saveKundli.body, response: { 200: calls.saveKundli.reply } },
    },
    async (request) => ({ kundlis: await saveKundli(deps, requireUser(await request.actor()), request.body) }),
  );

  app.delete(
    '/users/kundlis/:id',
    {
      config: { access: 'user' },
      schema: { tags, params: calls.removeKundli.params, response: { 200: calls.removeKundli.reply } },
    },
    async (request) => ({ kundlis: await removeKundli(deps, requireUser(await request.actor()), request.params.id) }),
  );
};
