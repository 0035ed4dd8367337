import { hash } from 'node:crypto';
import { defined, errorMessage, type KundliReply, ShopError } from '@jyotiratna/contract';
import { type Chart, castChart, ephemerisFor, type Language } from '@jyotiratna/jyotish';
import { inBatches } from '../platform/database/in-batches.ts';
import type { Deps } from '../platform/deps.ts';
import type { FoundBirth } from './find-birth.ts';
import { keepKundli, readKundli, recordBirths } from './queries.ts';

/** Version of cached charts; increment it when their content changes. */
const edition = 2;
/** Cache lifetime of a birth, in ms; after it an external provider is called again. */
const cachedMs = 30 * 86_400_000;

/** `validUntil` in ms since 1970. */
type Note = (birth: { key: string; validUntil: number }) => Promise<boolean>;
const notes = new WeakMap<Deps['db'], Note>();

/** Records births in a database; under load, pending ones in batches. */
function noteOf(db: Deps['db']): Note {
  const existing = notes.get(db);
  if (existing) return existing;
  const note: Note = inBatches((births) => {
    // The births of a batch were requested within milliseconds of each other.
    const validUntil = new Date(defined(births.at(-1)).validUntil);
    return recordBirths(
      db,
      births.map(({ key }) => key),
      validUntil,
    );
  });
  notes.set(db, note);
  return note;
}

/**
 * The cached data of a birth, without a name: the computed chart, and an external provider's
 * content if one is configured.
 */
type ProviderData = KundliReply['kundli']['data'];
type Cast = { chart: Chart; providerData: ProviderData | null };
type CachedCast = { chart: Chart; told: ProviderData | null };

/**
 * The chart of a birth. `source`: 'cache' if requested before, 'api' for the first time, 'fallback'
 * if the external provider failed. For the shop's own charts only a hash of the birth is stored,
 * since computing is faster than reading a row; with a provider, its content in the language and
 * the chart. Names are never stored.
 * @param isRecorded whether to record the birth as requested
 * @throws ShopError kundli_credit (402) or rate_limited (429) as returned by the provider
 */
export async function castBirth(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'kundliProvider'>,
  birth: FoundBirth,
  language: Language,
  isRecorded: boolean,
): Promise<Cast & { source: KundliReply['source'] }> {
  // Without a birth time, the provider would return houses that are actually undetermined.
  const provider = birth.moment.hasTime ? deps.kundliProvider : null;
  const key = keyOf(birth, provider ? [provider.origin, language] : []);
  const validUntil = deps.clock.now() + cachedMs;
  if (!provider && !isRecorded)
    return { chart: await computeChart(birth), providerData: null, source: 'api' };
  if (!provider) {
    // A chart that could not be recorded is still valid.
    const isKnown = await noteOf(deps.db)({ key, validUntil }).catch((err: unknown) => {
      deps.log.error({ err }, 'a birth was not recorded');
      return false;
    });
    // Computed only after the record is stored: under load, all pending charts would have to
    // survive garbage collections.
    return {
      chart: await computeChart(birth),
      providerData: null,
      source: isKnown ? 'cache' : 'api',
    };
  }
  const cached = (await readKundli(deps.db, key)) as CachedCast | null;
  if (cached) return { chart: cached.chart, providerData: cached.told, source: 'cache' };
  const [chart, response] = await Promise.all([
    computeChart(birth),
    provider.cast({ ...birth.moment, ...birth.place, language }),
  ]);
  if (response.outcome === 'credit') throw new ShopError('kundli_credit');
  if (response.outcome === 'slow-down') throw tooFast(response.retryAfter, language);
  if (response.outcome === 'failed') {
    deps.log.error({ reason: response.reason }, 'the kundli provider failed');
    return { chart, providerData: null, source: 'fallback' };
  }
  const cast: CachedCast = { chart, told: response.data };
  // A chart that could not be cached is still valid.
  await keepKundli(deps.db, key, cast, new Date(validUntil)).catch((err: unknown) =>
    deps.log.error({ err }, 'a chart was not cached'),
  );
  return { chart, providerData: response.data, source: 'api' };
}

/** Computes a chart; takes 0.1 ms within 1900 to 2099. */
export async function computeChart({ place, moment }: FoundBirth): Promise<Chart> {
  const { instant, offsetSeconds, hasTime } = moment;
  const birth = { instant, offsetSeconds, latitude: place.lat, longitude: place.lon, hasTime };
  return castChart(birth, await ephemerisFor(instant));
}

function tooFast(retryAfter: number, language: Language): ShopError {
  const message = errorMessage('wait_seconds', { seconds: retryAfter });
  return new ShopError('rate_limited', { retryAfter, message, locale: language });
}

function keyOf({ place, moment }: FoundBirth, parts: readonly string[]): string {
  const { instant, offsetSeconds, hasTime } = moment;
  const identity = [edition, instant, offsetSeconds, hasTime, place.lat, place.lon, ...parts];
  return hash('sha256', JSON.stringify(identity), 'hex');
}
