import { hash } from 'node:crypto';
import { type KundliReply, ShopError, sentence } from '@jyotiratna/contract';
import { type Chart, castChart, ephemerisFor, type Language } from '@jyotiratna/jyotish';
import { inBatches } from '../platform/database/in-batches.ts';
import type { Deps } from '../platform/deps.ts';
import type { FoundBirth } from './find-birth.ts';
import { keepKundli, noteBirths, readKundli } from './queries.ts';

/** Raised when a kept chart holds something else than before, so that none of the older ones is answered. */
const edition = 2;
/** For how long a birth counts as answered before; what an outside provider said of it is asked again after that. */
const keptMs = 30 * 86_400_000;

/** `validUntil` in ms since 1970. */
type Note = (birth: { key: string; validUntil: number }) => Promise<boolean>;
const notes = new WeakMap<Deps['db'], Note>();

/** Notes a birth in a database; in a rush, together with those that wait as well. */
function noteOf(db: Deps['db']): Note {
  const known = notes.get(db);
  if (known) return known;
  const note: Note = inBatches((births) => {
    // Those of one batch were asked for within some ms of each other.
    const validUntil = new Date(births.at(-1)!.validUntil);
    return noteBirths(
      db,
      births.map(({ key }) => key),
      validUntil,
    );
  });
  notes.set(db, note);
  return note;
}

/** What is known of a birth without its name: the chart's numbers, and an outside provider's words where one is asked. */
type Cast = { chart: Chart; told: KundliReply['kundli']['data'] | null };

/**
 * The chart of a birth: answered before ('cache'), for the first time ('api'), or computed because the outside provider
 * could not be had ('fallback'). Of the shop's own charts only a hash of the birth is kept, since they are computed in less
 * time than a row is read; with a provider its words in their language, next to the numbers. Never a name.
 * @param isRecorded whether the shop's own chart counts as answered from now on
 * @throws ShopError kundli_credit (402) or rate_limited (429) as the provider says
 */
export async function castBirth(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'kundliProvider'>,
  birth: FoundBirth,
  language: Language,
  isRecorded: boolean,
): Promise<Cast & { source: KundliReply['source'] }> {
  // Without a birth time the provider would tell houses that nobody can know.
  const provider = birth.moment.hasTime ? deps.kundliProvider : null;
  const key = keyOf(birth, provider ? [provider.origin, language] : []);
  const validUntil = deps.clock.now() + keptMs;
  if (!provider && !isRecorded) return { chart: await computeChart(birth), told: null, source: 'api' };
  if (!provider) {
    // A chart of which nothing could be noted is still a true chart.
    const isKnown = await noteOf(deps.db)({ key, validUntil }).catch((err: unknown) => {
      deps.log.error({ err }, 'a birth was not noted');
      return false;
    });
    // Not while the note is waited for: in a rush, the charts of all who wait would have to be carried through collections of garbage.
    return { chart: await computeChart(birth), told: null, source: isKnown ? 'cache' : 'api' };
  }
  const cached = (await readKundli(deps.db, key)) as Cast | null;
  if (cached) return { ...cached, source: 'cache' };
  const [chart, response] = await Promise.all([
    computeChart(birth),
    provider.ask({ ...birth.moment, ...birth.place, language }),
  ]);
  if (response.outcome === 'credit') throw new ShopError('kundli_credit');
  if (response.outcome === 'slow-down') throw tooFast(response.retryAfter, language);
  if (response.outcome === 'failed') {
    deps.log.error({ reason: response.reason }, 'the kundli provider could not be used');
    return { chart, told: null, source: 'fallback' };
  }
  const cast = { chart, told: response.data };
  // A chart that could not be kept is still a true chart.
  await keepKundli(deps.db, key, cast, new Date(validUntil)).catch((err: unknown) =>
    deps.log.error({ err }, 'a chart was not kept'),
  );
  return { ...cast, source: 'api' };
}

/** The numbers of a chart; takes a tenth of a millisecond within 1900 to 2099. */
export async function computeChart({ place, moment }: FoundBirth): Promise<Chart> {
  const { instant, offsetSeconds, hasTime } = moment;
  const birth = { instant, offsetSeconds, latitude: place.lat, longitude: place.lon, hasTime };
  return castChart(birth, await ephemerisFor(instant));
}

function tooFast(retryAfter: number, language: Language): ShopError {
  const message = sentence('wait_seconds', { seconds: retryAfter });
  return new ShopError('rate_limited', { retryAfter, message, locale: language });
}

function keyOf({ place, moment }: FoundBirth, words: readonly string[]): string {
  const { instant, offsetSeconds, hasTime } = moment;
  const facts = [edition, instant, offsetSeconds, hasTime, place.lat, place.lon, ...words];
  return hash('sha256', JSON.stringify(facts), 'hex');
}
