import { turn } from '../sky/angle.ts';
import { isoText } from '../time/local-time.ts';
import { GRAHA_FACTS, type Graha } from '../tradition/grahas.ts';
import type { Language } from '../tradition/language.ts';
import { NAKSHATRAS } from '../tradition/nakshatras.ts';
import { RASHIS } from '../tradition/rashis.ts';
import type { Chart } from './chart.ts';
import { mahadashas, type Period, subPeriods } from './dasha.ts';
import { dashaBalance } from './dasha-balance.ts';
import { mangalDosha } from './mangal-dosha.ts';
import { nakshatraInfo } from './nakshatra-info.ts';
import { yogasOf } from './yoga/yogas.ts';

interface NamedGraha {
  id: number;
  name: Graha;
  vedic_name: string;
}

interface NamedRashi {
  id: number;
  name: string;
  lord: NamedGraha;
}

interface DashaPeriod {
  id: number;
  name: Graha;
  /** ISO 8601 in the offset of birth. */
  start: string;
  end: string;
}

/**
 * `kundli.data` of the shop's kundli reply; field names and ids are those of the provider it stands in for. In Hindi
 * everything that people read is Hindi, while a graha's `name` and the dosha's `type` stay what programs know them by.
 */
export interface KundliData {
  nakshatra_details: {
    nakshatra: { id: number; name: string; lord: NamedGraha; pada: number };
    chandra_rasi: NamedRashi;
    soorya_rasi: NamedRashi;
    /** The tropical sign of the Sun. */
    zodiac: { id: number; name: string };
    additional_info: Record<string, string>;
  };
  mangal_dosha: {
    has_dosha: boolean;
    description: string;
    has_exception: boolean;
    type: 'Mild' | 'Strong' | null;
    exceptions: string[];
    remedies: string[];
  };
  yoga_details: {
    name: string;
    description: string;
    yoga_list: { name: string; has_yoga: boolean; description: string }[];
  }[];
  dasha_periods: (DashaPeriod & { antardasha: DashaPeriod[] })[];
  dasha_balance: { lord: NamedGraha; duration: string; description: string };
}

function named(graha: Graha, language: Language): NamedGraha {
  const { id, vedic, devanagari } = GRAHA_FACTS[graha];
  return { id, name: graha, vedic_name: language === 'hi' ? devanagari : vedic };
}

function namedRashi(index: number, language: Language): NamedRashi {
  const { name, devanagari, lord } = RASHIS[index]!;
  return { id: index, name: language === 'hi' ? devanagari : name, lord: named(lord, language) };
}

/** Index (0 Aries) of the tropical sign of the Sun: its longitude from the equinox instead of the stars. */
function tropicalSign(chart: Chart): number {
  return Math.floor(turn(chart.grahas.Sun.longitude + chart.ayanamsa) / 30);
}

/**
 * `kundli.data` of a chart.
 * @param now ms since 1970: an exception of Mangal dosha asks for the age
 * @param language of names and sentences
 */
export function kundliData(chart: Chart, now: number, language: Language = 'en'): KundliData {
  const { Moon, Sun } = chart.grahas;
  const { instant, offsetSeconds } = chart.birth;
  const nakshatra = NAKSHATRAS[Moon.nakshatra]!;
  const hindi = language === 'hi';
  const zodiac = tropicalSign(chart);
  const dosha = mangalDosha(chart, now, language);
  const balance = dashaBalance(chart, language);
  const written = ({ lord, start, end }: Period): DashaPeriod => ({
    id: GRAHA_FACTS[lord].id,
    name: lord,
    start: isoText(start, offsetSeconds),
    end: isoText(end, offsetSeconds),
  });
  return {
    nakshatra_details: {
      nakshatra: {
        id: nakshatra.index,
        name: hindi ? nakshatra.devanagari : nakshatra.name,
        lord: named(nakshatra.lord, language),
        pada: Moon.pada,
      },
      chandra_rasi: namedRashi(Moon.rashi, language),
      soorya_rasi: namedRashi(Sun.rashi, language),
      // Hindi calls the tropical signs by the rashis' names.
      zodiac: { id: zodiac, name: hindi ? RASHIS[zodiac]!.devanagari : RASHIS[zodiac]!.zodiac },
      additional_info: nakshatraInfo(Moon.nakshatra, language),
    },
    mangal_dosha: {
      has_dosha: dosha.hasDosha,
      description: dosha.description,
      has_exception: dosha.hasException,
      type: dosha.type,
      exceptions: [...dosha.exceptions],
      remedies: [...dosha.remedies],
    },
    yoga_details: yogasOf(chart, language).map(({ name, description, yogas }) => ({
      name,
      description,
      yoga_list: yogas.map((yoga) => ({ name: yoga.name, has_yoga: yoga.present, description: yoga.description })),
    })),
    dasha_periods: mahadashas(Moon.longitude, instant).map((period) => ({
      ...written(period),
      antardasha: subPeriods(period).map(written),
    })),
    dasha_balance: {
      lord: named(balance.lord, language),
      duration: balance.duration,
      description: balance.description,
    },
  };
}
