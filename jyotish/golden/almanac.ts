import { castChart, type Chart } from '../src/chart/chart.ts';
import type { Graha } from '../src/tradition/grahas.ts';
import reference from './almanac.json' with { type: 'json' };

type Seconds = number;
type Segment = readonly [index: number, start: Seconds, end: Seconds];
type Span = readonly [start: Seconds, end: Seconds];
type Place = { readonly place: string; readonly latitude: number; readonly longitude: number; readonly zone: string };

/** A day's values by one sunrise convention. */
export interface GoldenHalf {
  readonly sun: readonly [sunrise: Seconds, sunset: Seconds, nextSunrise: Seconds];
  readonly sunRashi: number;
  readonly limbs: Readonly<Record<'tithi' | 'karana' | 'nakshatra' | 'yoga' | 'moonRashi', readonly Segment[]>>;
  readonly kshaya: readonly number[];
  readonly vriddhi: boolean;
  readonly spans: Readonly<Record<'rahu' | 'yamaganda' | 'gulika' | 'abhijit' | 'brahma' | 'brahmaFixed', Span>>;
  readonly lists: Readonly<Record<'durmuhurta' | 'varjyam' | 'amritKaal', readonly Span[]>>;
  readonly choghadiya: string;
  readonly hora: string;
}

/** One day at one place; `almanac.json` has source and units. */
export interface ReferenceDay extends Place {
  readonly date: string;
  readonly moon: readonly [rise: Seconds | null, set: Seconds | null];
  readonly month: readonly [amanta: number, purnimanta: number, adhika: boolean, shaka: number, vikram: number];
  readonly almanac: GoldenHalf;
  readonly hindu: GoldenHalf;
}

type Birth = { latitude: number; longitude: number; utc: Seconds; offset: Seconds };
const births = reference.births as unknown as Readonly<Record<string, Birth>>;

/** The chart of one of the births of `almanac.json`. */
export function almanacBirth(id: string): Chart {
  const { utc, offset, latitude, longitude } = births[id]!;
  return castChart({ instant: utc * 1000, offsetSeconds: offset, latitude, longitude, hasTime: true });
}

export const REFERENCE_DAYS = reference.days as unknown as readonly ReferenceDay[];

export const GOLDEN_PAIRS = reference.pairs as unknown as readonly {
  readonly boy: string;
  readonly girl: string;
  /** In the order of the koots. */
  readonly points: readonly number[];
  readonly relief: readonly string[];
  readonly mangal: string;
}[];

export const GOLDEN_VARGAS = reference.vargas as unknown as readonly {
  readonly birth: string;
  readonly signs: Readonly<Record<string, string>>;
  readonly bav: Readonly<Record<string, string>>;
}[];

export const GOLDEN_SADE_SATI = reference.sadeSati as unknown as readonly {
  readonly birth: string;
  readonly moonRashi: number;
  readonly stays: readonly (readonly [phase: string, rashi: number, Seconds, Seconds, cycle: number | null])[];
}[];

export const GOLDEN_GEM_HOURS = reference.gemHours as unknown as readonly (Place & {
  readonly from: string;
  readonly days: number;
  readonly wearer: { readonly nakshatra: number; readonly rashi: number } | null;
  readonly windows: Readonly<Partial<Record<Graha, readonly (readonly [Seconds, Seconds, string, string])[]>>>;
})[];

