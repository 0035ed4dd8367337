import { readFileSync } from 'node:fs';

/** A type of local time in a zone. */
export interface LocalTimeType {
  /** Seconds ahead of UTC. */
  readonly offsetSeconds: number;
  readonly isDaylightSaving: boolean;
  /** 'IST', 'LMT', '+0630'. */
  readonly abbreviation: string;
}

/**
 * A zone's history: `types[0]` until the first transition, `typeAt[i]` (an index) from
 * `transitions[i]` on.
 */
export interface ZoneHistory {
  /** Seconds since 1970 UTC, ascending. */
  readonly transitions: readonly number[];
  readonly typeAt: readonly number[];
  readonly types: readonly LocalTimeType[];
}

const HEADER_BYTES = 44;

/**
 * Reads the 64-bit block of a compiled zone (TZif version 2 or later, RFC 8536).
 * @throws Error for a file without one
 */
export function readTzif(file: string): ZoneHistory {
  const bytes = readFileSync(file);
  if (bytes.toString('latin1', 0, 4) !== 'TZif' || bytes[4]! < 0x32) {
    throw new Error(`${file} has no 64-bit transitions`);
  }
  const first = countsAt(bytes, 0);
  const start =
    HEADER_BYTES +
    first.times * 5 +
    first.types * 6 +
    first.chars +
    first.leaps * 8 +
    first.standard +
    first.universal;
  const { times, types, chars } = countsAt(bytes, start);
  const timesFrom = start + HEADER_BYTES;
  const indexesFrom = timesFrom + times * 8;
  const typesFrom = indexesFrom + times;
  const names = bytes.toString('latin1', typesFrom + types * 6, typesFrom + types * 6 + chars);
  return {
    transitions: Array.from({ length: times }, (_, n) =>
      Number(bytes.readBigInt64BE(timesFrom + n * 8)),
    ),
    typeAt: [...bytes.subarray(indexesFrom, typesFrom)],
    types: Array.from({ length: types }, (_, n) => {
      const at = typesFrom + n * 6;
      const name = bytes[at + 5]!;
      return {
        offsetSeconds: bytes.readInt32BE(at),
        isDaylightSaving: bytes[at + 4] === 1,
        abbreviation: names.slice(name, names.indexOf('\0', name)),
      };
    }),
  };
}

function countsAt(bytes: Buffer, header: number) {
  const [universal, standard, leaps, times, types, chars] = Array.from({ length: 6 }, (_, n) =>
    bytes.readUInt32BE(header + 20 + n * 4),
  ) as [number, number, number, number, number, number];
  return { universal, standard, leaps, times, types, chars };
}
