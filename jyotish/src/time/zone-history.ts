import { defined, itemAt } from '@jyotiratna/contract';
import generated from './generated/zones-before-1970.json' with { type: 'json' };

/** Local mean time of a town, standard time of a zone, or daylight saving (also war) time. */
export type ZoneClockKind = 'local-mean' | 'standard' | 'daylight';

export interface ZonePeriod {
  /** ms since 1970 UTC, -Infinity for the first period. */
  readonly start: number;
  /** Seconds ahead of UTC. */
  readonly offsetSeconds: number;
  readonly kind: ZoneClockKind;
}

const KINDS: Readonly<Record<string, ZoneClockKind>> = {
  L: 'local-mean',
  S: 'standard',
  D: 'daylight',
};

/** Packed periods by each lower-case zone name, unpacked at the first request. */
const byName: Map<string, { packed: string; periods?: readonly ZonePeriod[] }> = new Map(
  generated.zones.flatMap((zone) => {
    const [names = '', ...rest] = zone.split(';');
    const entry = { packed: rest.join(';') };
    return names.split(' ').map((name) => [name.toLowerCase(), entry] as const);
  }),
);

/**
 * The clocks of a zone until 1970, from the full tz database: other sources merge zones whose
 * clocks agree since 1970. Periods are sorted by start; undefined for a name missing from the table
 * (fixed zones such as UTC, unknown names).
 *
 * Format of the generated file, built by `tools/timezones`: names joined by spaces; offsets in
 * seconds (base 36) with L, S or D; one base-36 digit per period, the index of its offset; for each
 * later period the seconds (base 36) since the previous transition, the first since 1970.
 */
export function periodsBefore1970(zone: string): readonly ZonePeriod[] | undefined {
  const entry = byName.get(zone.toLowerCase());
  if (!entry) return undefined;
  entry.periods ??= unpack(entry.packed);
  return entry.periods;
}

function unpack(packed: string): ZonePeriod[] {
  const [offsets = '', indexes = '', steps = ''] = packed.split(';');
  const clocks = offsets.split(' ').map((text) => ({
    offsetSeconds: Number.parseInt(text.slice(0, -1), 36),
    kind: defined(KINDS[defined(text.at(-1))]),
  }));
  const starts = [Number.NEGATIVE_INFINITY];
  let seconds = 0;
  for (const step of steps.split(' ').filter(Boolean)) {
    seconds += Number.parseInt(step, 36);
    starts.push(seconds * 1000);
  }
  return starts.map((start, at) => ({
    start,
    ...itemAt(clocks, Number.parseInt(itemAt(indexes, at), 36)),
  }));
}
