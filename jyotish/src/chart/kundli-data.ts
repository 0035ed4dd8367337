import { itemAt } from '@jyotiratna/contract';
import { isoWriter } from '../time/local-time.ts';
import { GRAHA_DETAILS, type Graha } from '../tradition/grahas.ts';
import { type Language, messagesIn, sourceLanguage } from '../tradition/language.ts';
import { NAKSHATRAS } from '../tradition/nakshatras.ts';
import { RASHIS } from '../tradition/rashis.ts';
import type { Chart } from './chart.ts';
import { mahadashas, type Period, subPeriods } from './dasha.ts';
import { dashaBalance } from './dasha-balance.ts';
import { mangalDosha } from './mangal-dosha.ts';
import { nakshatraInfo } from './nakshatra-info.ts';
import { type OpenDay, type Stay, tropicalSign } from './open-day.ts';
import { yogasOf } from './yoga/yogas.ts';

interface GrahaRef {
  id: number;
  name: Graha;
  vedic_name: string;
}

interface RashiRef {
  id: number;
  name: string;
  lord: GrahaRef;
}

interface DashaPeriod {
  id: number;
  name: Graha;
  /** ISO 8601 with the offset of birth. */
  start: string;
  end: string;
}

/**
 * `kundli.data` of the shop's kundli response; field names and ids are those of the chart provider
 * that it replaces. Displayed values are localized; a graha's `name` and the dosha's `type` are
 * stable identifiers. For a birth without a time, values that are constant over the day are given;
 * all others are null or empty.
 */
export interface KundliData {
  nakshatra_details: {
    /** The pada, a quarter of a nakshatra, changes every six hours: null without a birth time. */
    nakshatra: { id: number; name: string; lord: GrahaRef; pada: number | null } | null;
    chandra_rasi: RashiRef | null;
    soorya_rasi: RashiRef | null;
    /** The tropical sign of the Sun. */
    zodiac: { id: number; name: string } | null;
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
  dasha_balance: { lord: GrahaRef; duration: string; description: string } | null;
}

function grahaRef(graha: Graha, language: Language): GrahaRef {
  return {
    id: GRAHA_DETAILS[graha].id,
    name: graha,
    vedic_name: messagesIn(language).names.vedic[graha],
  };
}

function rashiRef(index: number, language: Language): RashiRef {
  return {
    id: index,
    name: itemAt(messagesIn(language).names.rashis, index),
    lord: grahaRef(itemAt(RASHIS, index).lord, language),
  };
}

/**
 * `kundli.data` of a chart.
 * @param now ms since 1970: an exception of Mangal dosha depends on the age
 * @param language of names and messages
 * @param day of a birth without a time
 */
export function kundliData(
  chart: Chart,
  now: number,
  language: Language = sourceLanguage,
  day: OpenDay | null = null,
): KundliData {
  const { Moon, Sun } = chart.grahas;
  const { instant, offsetSeconds } = chart.birth;
  const nakshatra = itemAt(NAKSHATRAS, Moon.nakshatra);
  const { names } = messagesIn(language);
  const zodiac = tropicalSign(chart);
  const dosha = mangalDosha(chart, now, language, day?.charts);
  const balance = dashaBalance(chart, language);
  const isSingle = (stays: readonly Stay[] | undefined) =>
    stays === undefined || stays.length === 1;
  const sameNakshatra = isSingle(day?.nakshatras);
  const iso = isoWriter(offsetSeconds);
  const presentPeriod = ({ lord, start, end }: Period): DashaPeriod => ({
    id: GRAHA_DETAILS[lord].id,
    name: lord,
    start: iso(start),
    end: iso(end),
  });
  return {
    nakshatra_details: {
      nakshatra: sameNakshatra
        ? {
            id: nakshatra.index,
            name: itemAt(names.nakshatras, nakshatra.index),
            lord: grahaRef(nakshatra.lord, language),
            pada: day ? null : Moon.pada,
          }
        : null,
      chandra_rasi: isSingle(day?.moonRashis) ? rashiRef(Moon.rashi, language) : null,
      soorya_rasi: isSingle(day?.sunRashis) ? rashiRef(Sun.rashi, language) : null,
      zodiac: isSingle(day?.signs) ? { id: zodiac, name: itemAt(names.signs, zodiac) } : null,
      additional_info: sameNakshatra ? nakshatraInfo(Moon.nakshatra, language) : {},
    },
    mangal_dosha: {
      has_dosha: dosha.hasDosha,
      description: dosha.description,
      has_exception: dosha.hasException,
      type: dosha.type,
      exceptions: [...dosha.exceptions],
      remedies: [...dosha.remedies],
    },
    yoga_details: yogasOf(chart, language, day?.charts).map(({ name, description, yogas }) => ({
      name,
      description,
      yoga_list: yogas.map((yoga) => ({
        name: yoga.name,
        has_yoga: yoga.present,
        description: yoga.description,
      })),
    })),
    dasha_periods: day
      ? []
      : mahadashas(Moon.longitude, instant).map((period) => ({
          ...presentPeriod(period),
          antardasha: subPeriods(period).map(presentPeriod),
        })),
    dasha_balance: day
      ? null
      : {
          lord: grahaRef(balance.lord, language),
          duration: balance.duration,
          description: balance.description,
        },
  };
}
