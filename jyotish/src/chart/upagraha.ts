import { itemAt } from '@jyotiratna/contract';
import { turn } from '../sky/angle.ts';
import { grahaAt, lagnaAt } from '../sky/sky.ts';
import type { Birth, Chart } from './chart.ts';
import type { SolarDay } from './solar-day.ts';

const MINUTE = 60_000;

/** Upagrahas: points derived from parts of the day, and from the Sun's longitude. */
export const UPAGRAHAS = [
  'gulika',
  'mandi',
  'kala',
  'mrityu',
  'ardhaprahara',
  'yamaghantaka',
  'dhuma',
  'vyatipata',
  'parivesha',
  'indrachapa',
  'upaketu',
] as const;
export type Upagraha = (typeof UPAGRAHAS)[number];

/**
 * Ghati at which mandi rises, by weekday from Sunday: in a day of 30 ghatis from sunrise, and in a
 * night from sunset.
 */
const MANDI = { day: [26, 22, 18, 14, 10, 6, 2], night: [10, 6, 2, 26, 22, 18, 14] } as const;

/** For each point, the lord of its part as a weekday, 0 Sunday. */
const PARTS = { kala: 0, mrityu: 2, ardhaprahara: 3, yamaghantaka: 4, gulika: 6 } as const;

/**
 * Sidereal longitudes of the upagrahas of a chart with a lagna, degrees (Brihat Parashara Hora
 * Shastra 3, 61 to 70). The day, or the night, has eight parts: the first ruled by the weekday's
 * lord, by night by the fifth from it; the last has no lord. Each point is the lagna at the start
 * of its lord's part (others use the middle or the end); mandi rises at a ghati of its own.
 * @param gain offset from Lahiri's longitudes to those of the chart's ayanamsa, degrees
 */
export function upagrahas(chart: Chart, day: SolarDay, gain = 0): Record<Upagraha, number> {
  const { isNight, sunrise, sunset, nextSunrise, vara } = day;
  const [from, length] = isNight ? [sunset, nextSunrise - sunset] : [sunrise, sunset - sunrise];
  const rising = (share: number) => turn(lagnaAt(from + share * length, chart.birth) + gain);
  const first = (vara + (isNight ? 4 : 0)) % 7;
  const partOf = (lord: number) => rising(((lord - first + 7) % 7) / 8);
  const dhuma = turn(chart.grahas.Sun.longitude + 133 + 1 / 3);
  const vyatipata = turn(360 - dhuma);
  const parivesha = turn(vyatipata + 180);
  const indrachapa = turn(360 - parivesha);
  return {
    gulika: partOf(PARTS.gulika),
    mandi: rising(itemAt(MANDI[isNight ? 'night' : 'day'], vara) / 30),
    kala: partOf(PARTS.kala),
    mrityu: partOf(PARTS.mrityu),
    ardhaprahara: partOf(PARTS.ardhaprahara),
    yamaghantaka: partOf(PARTS.yamaghantaka),
    dhuma,
    vyatipata,
    parivesha,
    indrachapa,
    upaketu: turn(indrachapa + 16 + 2 / 3),
  };
}

export const SPECIAL_LAGNAS = ['bhava', 'hora', 'ghati'] as const;
export type SpecialLagna = (typeof SPECIAL_LAGNAS)[number];

/** Degrees per minute: a rashi in five, two and a half, or one ghati. */
const RATES: Readonly<Record<SpecialLagna, number>> = { bhava: 0.25, hora: 0.5, ghati: 1.25 };

/**
 * Bhava, hora and ghati lagna, sidereal degrees: from the Sun's longitude at sunrise, each at a
 * constant rate (Brihat Parashara Hora Shastra 5, 2 to 8). @param gain as for `upagrahas`
 */
export function specialLagnas(
  { instant }: Birth,
  { sunrise }: SolarDay,
  gain = 0,
): Record<SpecialLagna, number> {
  const minutes = (instant - sunrise) / MINUTE;
  const start = grahaAt('Sun', sunrise).longitude + gain;
  return {
    bhava: turn(start + minutes * RATES.bhava),
    hora: turn(start + minutes * RATES.hora),
    ghati: turn(start + minutes * RATES.ghati),
  };
}
