import { type KundliReply, type KundliRequest, sourceLocale } from '@jyotiratna/contract';
import {
  type Chart,
  GRAHA_DETAILS,
  GRAHAS,
  gemAdvice,
  isoText,
  type Language,
  northIndianChart,
  type OpenDay,
  type Period,
  runningPeriods,
  southIndianChart,
} from '@jyotiratna/jyotish';
import { engineMessages } from '@jyotiratna/messages/every-language/engine.ts';
import { grahaName, nakshatraName, rashiName } from './names.ts';
import { presentGems } from './present-gems.ts';

/**
 * The localized chart, running periods and gem advice of a response.
 * @param now ms since 1970, for the running periods
 * @param day the day of a birth without a time
 */
export function localizeChart(
  chart: Chart,
  now: number,
  language: Language,
  day: OpenDay | null,
): Pick<KundliReply, 'chart' | 'running' | 'gems'> {
  const running = day ? undefined : runningPeriods(chart, now);
  const presentPeriod = ({ lord, start, end }: Period) => ({
    id: GRAHA_DETAILS[lord].id,
    name: lord,
    start: isoText(start, chart.birth.offsetSeconds),
    end: isoText(end, chart.birth.offsetSeconds),
  });
  return {
    chart: {
      ayanamsa: chart.ayanamsa,
      lagna: presentLagna(chart, language),
      grahas: GRAHAS.map((graha) => presentPosition(chart, graha, language)),
    },
    running: running
      ? {
          mahadasha: presentPeriod(running[0]),
          antardasha: presentPeriod(running[1]),
          pratyantardasha: presentPeriod(running[2]),
        }
      : null,
    gems: presentGems(gemAdvice(chart, now, language, day), language),
  };
}

/** The chart drawing in both styles. The name is escaped as text, never markup. */
export function drawStyles(
  chart: Chart,
  { name, dob, birthTime, location, language: locale }: KundliRequest,
  placeName: string,
): Pick<KundliReply, 'kundliChart' | 'kundliChartSouth'> {
  const language = locale ?? sourceLocale;
  const { noon } = engineMessages[language].drawing;
  // In the source language, the place is displayed as entered.
  const lines = [`${dob}, ${birthTime ?? noon}`, language === sourceLocale ? location : placeName];
  return {
    kundliChart: northIndianChart(chart, { name, lines, language, id: 'kundli-north' }),
    kundliChartSouth: southIndianChart(chart, { name, lines, language, id: 'kundli-south' }),
  };
}

function presentLagna({ lagna }: Chart, language: Language): KundliReply['chart']['lagna'] {
  if (!lagna) return null;
  const { rashi, longitude, degree, nakshatra, pada } = lagna;
  return {
    rashi: rashiName(rashi, language),
    rashiIndex: rashi,
    longitude,
    degree,
    nakshatra: nakshatraName(nakshatra, language),
    pada,
  };
}

function presentPosition(chart: Chart, graha: (typeof GRAHAS)[number], language: Language) {
  const {
    longitude,
    degree,
    rashi,
    house,
    nakshatra,
    pada,
    retrograde,
    combust,
    dignity,
    navamsa,
  } = chart.grahas[graha];
  return {
    graha,
    name: grahaName(graha, language),
    rashi: rashiName(rashi, language),
    rashiIndex: rashi,
    longitude,
    degree,
    house,
    nakshatra: nakshatraName(nakshatra, language),
    pada,
    retrograde,
    combust,
    dignity,
    navamsa: rashiName(navamsa, language),
  };
}
