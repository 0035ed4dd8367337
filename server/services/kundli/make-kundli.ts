import { createHash } from 'node:crypto';
import type { KundliReply, KundliRequest } from '@jyotiratna/contract';
import type { Chart } from '@jyotiratna/jyotish';
import { keepKundli, readKundli } from '../../db/queries/kundli.ts';
import type { Deps } from '../deps.ts';
import { castBirth, type DrawnChart, drawChart, drawStyles } from './draw-chart.ts';
import { type FoundBirth, findBirth } from './find-birth.ts';
import { validUntil } from './valid-until.ts';

/** Raised when a drawn chart says something it did not say before, so that none of the older ones is answered. */
const edition = 1;

/**
 * The kundli of a birth. `source` is 'fallback' when place or time had to be guessed, else 'cache' when the same birth was
 * answered before, else 'api'. Only the chart is kept, under a hash of the birth; the name is kept nowhere.
 * @throws ShopError invalid_input or place_not_found (400)
 */
export async function makeKundli(
  deps: Pick<Deps, 'db' | 'clock' | 'places' | 'log'>,
  request: KundliRequest,
): Promise<KundliReply> {
  const now = deps.clock.now();
  const birth = findBirth(deps.places, request, now);
  const key = keyOf(birth);
  const [chart, kept] = await Promise.all([castBirth(birth), readKundli(deps.db, key) as Promise<DrawnChart | null>]);
  const { notes, ...drawn } = kept ?? (await draw(deps, birth, chart, key, now));
  const message = [...birth.guesses, ...notes].join(' ');
  return {
    ...drawn,
    source: birth.guesses.length > 0 ? 'fallback' : kept ? 'cache' : 'api',
    ...(message ? { message } : {}),
    name: request.name,
    gender: request.gender,
    dob: request.dob,
    ...(request.birthTime ? { birthTime: request.birthTime } : {}),
    location: request.location,
    ...drawStyles(chart, request),
  };
}

async function draw(
  deps: Pick<Deps, 'db' | 'log'>,
  birth: FoundBirth,
  chart: Chart,
  key: string,
  now: number,
): Promise<DrawnChart> {
  const drawn = await drawChart(birth, chart, now);
  // A chart that could not be kept is still a true chart.
  await keepKundli(deps.db, key, drawn, new Date(validUntil(chart, now))).catch((err: unknown) =>
    deps.log.error({ err }, 'a chart was not kept'),
  );
  return drawn;
}

function keyOf({ place, moment }: FoundBirth): string {
  const facts = [
    edition,
    moment.instant,
    moment.offsetSeconds,
    moment.hasTime,
    place.lat,
    place.lon,
    place.name,
    place.region,
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}
