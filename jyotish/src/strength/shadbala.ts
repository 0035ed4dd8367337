import type { Chart } from '../chart/chart.ts';
import { type SolarDay, solarDayOf } from '../chart/solar-day.ts';
import { horizonAt, midheaven } from '../kp/cusps.ts';
import { arc, turn } from '../sky/angle.ts';
import type { Ayanamsa } from '../sky/ayanamsa.ts';
import { VISIBLE_GRAHAS } from '../tradition/grahas.ts';
import { cheshtaBala, cheshtaKendra } from './cheshta.ts';
import { aspectsPoint, type VisibleGraha } from './drishti.ts';
import { ayanaShare, type KalaBala, kalaBala, yuddhaBala } from './kala.ts';
import { type ShadbalaSchool, type SthanaBala, sthanaBala, uchchaBala } from './sthana.ts';

/** The six strengths of a graha with their components, in virupas; 60 virupas are a rupa. */
export interface GrahaStrength {
  readonly sthana: SthanaBala;
  readonly dig: number;
  readonly kala: KalaBala & { readonly yuddha: number };
  readonly cheshta: number;
  readonly naisargika: number;
  readonly drik: number;
  readonly total: number;
  /** Minimum virupas that the school requires of the graha. */
  readonly minimum: number;
  /**
   * `ishta`: square root of uchcha bala × cheshta bala; `kashta`: that of their complements to 60.
   * 0 to 60.
   */
  readonly ishta: number;
  readonly kashta: number;
}

/** Sidereal degrees of the angles, from which dig bala and houses are computed. */
export interface Angles {
  readonly lagna: number;
  readonly midheaven: number;
}

/** The angle at which a graha has no dig bala, opposite the one at which it has 60 virupas. */
const WEAK: Readonly<Record<VisibleGraha, (angles: Angles) => number>> = {
  Sun: (angles) => angles.midheaven + 180,
  Mars: (angles) => angles.midheaven + 180,
  Jupiter: (angles) => angles.lagna + 180,
  Mercury: (angles) => angles.lagna + 180,
  Moon: (angles) => angles.midheaven,
  Venus: (angles) => angles.midheaven,
  Saturn: (angles) => angles.lagna,
};

/** Naisargika bala in sevenths of 60, by brightness. */
const NATURAL: Readonly<Record<VisibleGraha, number>> = {
  Sun: 7,
  Moon: 6,
  Venus: 5,
  Jupiter: 4,
  Mercury: 3,
  Mars: 2,
  Saturn: 1,
};

/** Required virupas: Raman's 5, 6, 5, 7, 6½, 5½, 5 rupas; the verses require 6½ of the Sun. */
const MINIMUM: Readonly<Record<VisibleGraha, number>> = {
  Sun: 300,
  Moon: 360,
  Mars: 300,
  Mercury: 420,
  Jupiter: 390,
  Venus: 330,
  Saturn: 300,
};
const minimumOf = (graha: VisibleGraha, school: ShadbalaSchool) =>
  graha === 'Sun' && school === 'parashara' ? 390 : MINIMUM[graha];

/**
 * Drik bala: a quarter of the benefics' aspects minus that of the malefics'; the verses add the
 * full aspects of Mercury and Jupiter.
 */
function drikBala(chart: Chart, graha: VisibleGraha, school: ShadbalaSchool): number {
  return aspectsPoint(chart, chart.grahas[graha].longitude, graha).reduce((total, aspect) => {
    const extra =
      school === 'parashara' && (aspect.graha === 'Mercury' || aspect.graha === 'Jupiter')
        ? aspect.virupas
        : 0;
    return total + extra + (aspect.benefic ? aspect.virupas : -aspect.virupas) / 4;
  }, 0);
}

const totalOf = (parts: object) =>
  (Object.values(parts) as number[]).reduce((total, part) => total + part, 0);

/** The angles of a chart with a lagna. @throws RangeError beyond 66 degrees north or south */
export function anglesOf(chart: Chart, ayanamsa: Ayanamsa): Angles {
  return {
    lagna: chart.lagna?.longitude ?? 0,
    midheaven: midheaven(horizonAt(chart.birth.instant, chart.birth, ayanamsa)),
  };
}

/** Strengths of the seven visible grahas, or null without a birth time or a known sunrise. */
export type Shadbala = Readonly<Record<VisibleGraha, GrahaStrength>>;

/**
 * Shadbala (Brihat Parashara Hora Shastra 27 and 28) in virupas, with every component.
 * @param ayanamsa that of the chart
 * @param day solar day of the birth; null: no kala bala, hence no shadbala
 */
export function shadbala(
  chart: Chart,
  school: ShadbalaSchool = 'raman',
  ayanamsa: Ayanamsa = 'lahiri',
  day: SolarDay | null = chart.lagna && solarDayOf(chart.birth),
): Shadbala | null {
  if (!chart.lagna || !day) return null;
  const angles = anglesOf(chart, ayanamsa);
  const parts = Object.fromEntries(
    VISIBLE_GRAHAS.map((graha) => {
      const sthana = sthanaBala(chart, graha, school);
      const dig =
        (180 - Math.abs(arc(turn(WEAK[graha](angles) + 180), chart.grahas[graha].longitude))) / 3;
      return [graha, { sthana, dig, kala: kalaBala(chart, graha, day) }];
    }),
  ) as Record<VisibleGraha, { sthana: SthanaBala; dig: number; kala: KalaBala }>;
  const beforeWar = Object.fromEntries(
    VISIBLE_GRAHAS.map((graha) => {
      const { sthana, dig, kala } = parts[graha];
      return [graha, totalOf(sthana) + dig + totalOf(kala) - kala.ayana];
    }),
  ) as Record<VisibleGraha, number>;
  const war = yuddhaBala(chart, beforeWar);
  const sunAndMoon = { Sun: ayanaShare(chart, 'Sun'), Moon: parts.Moon.kala.paksha / 2 };
  return Object.fromEntries(
    VISIBLE_GRAHAS.map((graha) => {
      const { sthana, dig, kala } = parts[graha];
      const cheshta = cheshtaBala(chart, graha, school, sunAndMoon);
      const naisargika = (60 * NATURAL[graha]) / 7;
      const drik = drikBala(chart, graha, school);
      const timed = { ...kala, yuddha: war[graha] };
      const high = uchchaBala(chart, graha);
      const moving = cheshtaKendra(chart, graha) / 3;
      return [
        graha,
        {
          sthana,
          dig,
          kala: timed,
          cheshta,
          naisargika,
          drik,
          total: totalOf(sthana) + dig + totalOf(timed) + cheshta + naisargika + drik,
          minimum: minimumOf(graha, school),
          ishta: Math.sqrt(high * moving),
          kashta: Math.sqrt((60 - high) * (60 - moving)),
        },
      ];
    }),
  ) as Shadbala;
}
