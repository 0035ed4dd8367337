import { defined, itemAt } from '@jyotiratna/contract';
import { periodsBefore1970, type ZoneClockKind, type ZonePeriod } from './zone-history.ts';

/** The clock of a local time; 'fixed': an offset was given instead of a zone. */
export type ClockKind = ZoneClockKind | 'fixed';

/** Maximum historical offset of any clock on Earth, in seconds. */
const MAX_OFFSET = 16 * 3600;
const DAY = 86_400;
const YEAR_MS = 366 * DAY * 1000;

/**
 * A zone, and the longitude (degrees, east positive) of local mean time; by default that of the
 * zone's own town.
 */
export interface ZonePlace {
  /**
   * IANA name (Asia/Kolkata) or a fixed offset for clocks missing from the tz database: +04:51
   * Bombay, +05:53:20 Calcutta.
   */
  readonly zone: string;
  readonly longitude?: number;
}

/** An instant resolved from a local time. */
export interface ResolvedTime {
  /** ms since 1970 UTC. */
  readonly instant: number;
  /** Seconds by which the local clock was ahead of UTC. */
  readonly offsetSeconds: number;
  /**
   * How often the clock showed this time: once, never (skipped by a forward transition) or twice
   * (repeated by a backward one).
   */
  readonly clock: 'shown' | 'skipped' | 'doubled';
}

/**
 * Seconds that a zone's clock is ahead of UTC at an instant (ms since 1970 UTC).
 * @throws RangeError for an unknown zone
 */
export function offsetAt(instant: number, { zone, longitude }: ZonePlace): number {
  const periods = instant < 0 ? periodsBefore1970(zone) : undefined;
  if (periods) return offsetIn(periodAt(instant, periods), longitude);
  return fixedOffset(zone) ?? zonedAt(instant, zone).offsetNanoseconds / 1e9;
}

/**
 * The type of a zone's clock at an instant (ms since 1970 UTC).
 * @throws RangeError for an unknown zone
 */
export function clockKindAt(instant: number, zone: string): ClockKind {
  if (fixedOffset(zone) !== undefined) return 'fixed';
  const periods = instant < 0 ? periodsBefore1970(zone) : undefined;
  return periods ? periodAt(instant, periods).kind : kindSince1970(zonedAt(instant, zone));
}

/**
 * Resolves a local time to an instant. A skipped time is interpreted with the offset before the
 * transition, a repeated one as the first of the two.
 * @throws RangeError for an unknown zone
 */
export function resolveTime(
  local: Temporal.PlainDateTime,
  { zone, longitude }: ZonePlace,
): ResolvedTime {
  const fixed = fixedOffset(zone);
  const asUtc = local.toZonedDateTime('UTC').epochMilliseconds;
  if (fixed !== undefined)
    return { instant: asUtc - fixed * 1000, offsetSeconds: fixed, clock: 'shown' };
  const periods = local.year < 1970 ? periodsBefore1970(zone) : undefined;
  return periods ? resolveBefore1970(asUtc, periods, longitude) : resolveSince1970(local, zone);
}

const periodAt = (instant: number, periods: readonly ZonePeriod[]) =>
  defined(periods.findLast(({ start }) => start <= instant));

const zonedAt = (instant: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(Math.floor(instant)).toZonedDateTimeISO(zone);

function resolveBefore1970(
  asUtc: number,
  periods: readonly ZonePeriod[],
  longitude?: number,
): ResolvedTime {
  const offsets = periods.map((period) => offsetIn(period, longitude));
  const instantBy = (at: number) => asUtc - itemAt(offsets, at) * 1000;
  const isWithin = (at: number) =>
    instantBy(at) >= itemAt(periods, at).start &&
    instantBy(at) < (periods[at + 1]?.start ?? Number.POSITIVE_INFINITY);
  const last = periods.findLastIndex(({ start }, at) => instantBy(at) >= start);
  const first = periods.findIndex((_, at) => isWithin(at));
  // Within a forward gap: the clock before the change determines the instant, the clock after it
  // was the one in use.
  if (first < 0)
    return { instant: instantBy(last), offsetSeconds: itemAt(offsets, last + 1), clock: 'skipped' };
  return {
    instant: instantBy(first),
    offsetSeconds: itemAt(offsets, first),
    clock: first === last ? 'shown' : 'doubled',
  };
}

function resolveSince1970(local: Temporal.PlainDateTime, zone: string): ResolvedTime {
  const zoned = local.toZonedDateTime(zone, { disambiguation: 'compatible' });
  const next = local.toZonedDateTime(zone, { disambiguation: 'later' });
  const isVisible = zoned.toPlainDateTime().equals(local);
  const isDoubled = zoned.epochMilliseconds !== next.epochMilliseconds;
  return {
    instant: zoned.epochMilliseconds,
    offsetSeconds: zoned.offsetNanoseconds / 1e9,
    clock: isVisible ? (isDoubled ? 'doubled' : 'shown') : 'skipped',
  };
}

/**
 * Before standard time a town's clock showed local mean time: four minutes per degree of longitude
 * east of Greenwich.
 */
function offsetIn({ offsetSeconds, kind }: ZonePeriod, longitude?: number): number {
  if (kind !== 'local-mean' || longitude === undefined) return offsetSeconds;
  const bySun = Math.round(longitude * 240);
  // Alaska and Manila, including the zones' own towns, used the date of the other side of the date
  // line.
  return bySun + DAY * Math.round((offsetSeconds - bySun) / DAY);
}

/** Daylight saving time ends within a year, and the clocks before and after it are behind it. */
function kindSince1970(zoned: Temporal.ZonedDateTime): ZoneClockKind {
  const start = zoned.getTimeZoneTransition('previous');
  const end = zoned.getTimeZoneTransition('next');
  if (!start || !end || end.epochMilliseconds - start.epochMilliseconds > YEAR_MS)
    return 'standard';
  const before = start.subtract({ nanoseconds: 1 }).offsetNanoseconds;
  return before < zoned.offsetNanoseconds && end.offsetNanoseconds < zoned.offsetNanoseconds
    ? 'daylight'
    : 'standard';
}

/**
 * Seconds of a fixed offset such as '+05:53:20'; undefined for the name of a zone. Temporal
 * supports whole minutes only.
 */
function fixedOffset(zone: string): number | undefined {
  const [, sign, hours, minutes, seconds = '0'] =
    /^([+-])(\d\d):([0-5]\d)(?::([0-5]\d))?$/.exec(zone) ?? [];
  if (sign === undefined) return undefined;
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  if (size > MAX_OFFSET) throw new RangeError(`No clock was ever at ${zone}.`);
  return sign === '-' ? -size : size;
}
