import { GRAHA_FACTS, GRAHAS, type Graha } from '../tradition/grahas.ts';
import { NAKSHATRAS } from '../tradition/nakshatras.ts';
import { RASHIS } from '../tradition/rashis.ts';
import type { Chart } from './chart.ts';
import type { Dignity } from './dignity.ts';
import type { ZodiacPoint } from './zodiac.ts';

/** A row of the table beside a chart: names instead of numbers. */
export interface GrahaRow {
  readonly graha: Graha | 'Lagna';
  /** 'Surya', 'सूर्य'. */
  readonly common: string;
  readonly devanagari: string;
  readonly rashi: string;
  readonly rashiDevanagari: string;
  /** Degrees and minutes in the rashi, rounded down: '27°14′'. */
  readonly degree: string;
  readonly nakshatra: string;
  readonly pada: number;
  /** Rashi in the navamsa. */
  readonly navamsa: string;
  /** Null without a birth time. */
  readonly house: number | null;
  readonly retrograde: boolean;
  readonly combust: boolean;
  readonly dignity: Dignity | null;
}

function pointNames(point: ZodiacPoint) {
  const minutes = Math.floor(point.degree * 60);
  return {
    rashi: RASHIS[point.rashi]!.name,
    rashiDevanagari: RASHIS[point.rashi]!.devanagari,
    degree: `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`,
    nakshatra: NAKSHATRAS[point.nakshatra]!.name,
    pada: point.pada,
    navamsa: RASHIS[point.navamsa]!.name,
  };
}

/** The chart as rows: the lagna, when there is one, then the nine grahas. What a drawing shows, for those who read. */
export function grahaTable(chart: Chart): GrahaRow[] {
  const grahas = GRAHAS.map((graha) => {
    const position = chart.grahas[graha];
    const { common, devanagari } = GRAHA_FACTS[graha];
    const { house, retrograde, combust, dignity } = position;
    return { graha, common, devanagari, ...pointNames(position), house, retrograde, combust, dignity };
  });
  if (!chart.lagna) return grahas;
  const lagna = { graha: 'Lagna', common: 'Lagna', devanagari: 'लग्न', ...pointNames(chart.lagna) } as const;
  return [{ ...lagna, house: 1, retrograde: false, combust: false, dignity: null }, ...grahas];
}
