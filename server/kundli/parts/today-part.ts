import type { Graha, SectionTable } from '@jyotiratna/contract';
import {
  AlmanacError,
  ashtakavarga,
  castChart,
  type DaySpan,
  GRAHAS,
  houseFrom,
  KARANAS,
  type Language,
  NITYAYOGAS,
  type Panchang,
  panchangOf,
  runningPeriods,
  type Segment,
  TITHIS,
  tarabala,
  transitsFrom,
  VARAS,
} from '@jyotiratna/jyotish';
import { matchingLabels } from '@jyotiratna/messages/every-language/kundli.ts';
import { formatArc, formatDayOfMonth } from '../format-values.ts';
import { nakshatraName } from '../names.ts';
import { choiceOf, numbersFrom, type SectionBody, type SectionContext, tableOf } from './part.ts';
import { type DayAt, dayAt, dayOptions } from './today-day.ts';

const MINUTE = 60_000;

/**
 * A day in relation to a birth chart: transits, running dashas, and panchang and horas at a place.
 */
export function todayPart(context: SectionContext): SectionBody {
  const { chart, messages, cities, request } = context;
  const { school } = messages.today;
  if (!chart.lagna) return { school, open: messages.open.hour };
  const at = dayAt(context);
  const choices = [
    choiceOf('city', messages.choices.city, request.city ?? '', [
      ['', messages.today.birthplace],
      ...cities.map(({ slug, name }) => [slug, name] as const),
    ]),
    choiceOf('day', messages.choices.day, at.date, dayOptions(context, at)),
  ];
  const almanac = almanacOf(at);
  return {
    school,
    choices,
    tables: [
      ...(almanac ? [limbs(context, almanac, at)] : []),
      transits(context, at),
      dashas(context, at),
      ...(almanac ? [horas(context, almanac, at)] : []),
    ],
  };
}

/** The panchang of the day; null if the Sun does not rise, or for a year out of range. */
function almanacOf({ date, place }: DayAt): Panchang | null {
  try {
    return panchangOf({
      date,
      zone: place.zone,
      latitude: place.latitude,
      longitude: place.longitude,
    });
  } catch (error) {
    if (error instanceof AlmanacError) return null;
    throw error;
  }
}

function limbs(context: SectionContext, almanac: Panchang, at: DayAt): SectionTable {
  const { chart, messages, language, rashi, graha } = context;
  const { today } = messages;
  const { timeOnDay, span } = clockOf(at, language);
  const list = (segments: readonly Segment[], name: (index: number) => string) =>
    segments.map(({ index, end }) => today.until(name(index), timeOnDay(end))).join('; ');
  const { taras } = matchingLabels[language];
  const rows = [
    [today.vara, `${VARAS[almanac.vara]?.name[language] ?? ''} (${graha(almanac.lord)})`],
    [today.sun, span({ start: almanac.sunrise, end: almanac.sunset })],
    [today.tithi, list(almanac.tithis, (index) => TITHIS[index]?.[language] ?? '')],
    [today.nakshatra, list(almanac.nakshatras, (index) => nakshatraName(index, language))],
    [
      today.tara,
      list(almanac.nakshatras, (index) => {
        const { number, verdict } = tarabala(chart.grahas.Moon.nakshatra, index);
        return today.verdictOf(taras[number - 1] ?? '', today.verdicts[verdict]);
      }),
    ],
    [
      today.chandra,
      list(almanac.moonRashis, (index) =>
        today.moonIn(rashi(index), houseFrom(chart.grahas.Moon.rashi, index)),
      ),
    ],
    [today.yoga, list(almanac.yogas, (index) => NITYAYOGAS[index]?.[language] ?? '')],
    [today.karana, list(almanac.karanas, (index) => KARANAS[index]?.[language] ?? '')],
    [today.rahu, span(almanac.rahu)],
    [today.abhijit, almanac.abhijitUsed ? span(almanac.abhijit) : messages.notGiven],
  ];
  return tableOf(today.limbs(at.label), [today.limb, today.value], rows, { note: today.limbsNote });
}

function transits(context: SectionContext, at: DayAt): SectionTable {
  const { chart, ayanamsa, messages, graha, rashi } = context;
  const { today } = messages;
  const sky = castChart(
    { ...chart.birth, instant: at.instant, hasTime: false },
    undefined,
    ayanamsa,
  );
  const moon = chart.grahas.Moon.rashi;
  const bindus = ashtakavarga(chart);
  const rashis = Object.fromEntries(GRAHAS.map((one) => [one, sky.grahas[one].rashi])) as Record<
    Graha,
    number
  >;
  const rows = transitsFrom(moon, rashis).map(({ graha: one, house, good, spoiledBy }) => {
    const { degree, rashi: index, retrograde } = sky.grahas[one];
    const position = `${formatArc(degree)} ${rashi(index)}`;
    const isNode = one === 'Rahu' || one === 'Ketu';
    const verdict = good
      ? spoiledBy.length > 0
        ? today.spoiled(spoiledBy.map(graha).join(', '))
        : today.verdicts.good
      : today.verdicts.hard;
    return [
      graha(one),
      retrograde && !isNode ? messages.retrograde(position) : position,
      String(chart.lagna ? houseFrom(chart.lagna.rashi, index) : messages.notGiven),
      String(house),
      isNode || !bindus ? messages.notGiven : String(bindus.bav[one]?.[index] ?? messages.notGiven),
      verdict,
    ];
  });
  return tableOf(
    today.transits(at.moment),
    [
      messages.graha,
      messages.position,
      today.fromLagna,
      today.fromMoon,
      today.bindus,
      today.custom,
    ],
    rows,
    { right: [2, 3, 4], note: today.transitsNote },
  );
}

function dashas({ chart, messages, graha, day }: SectionContext, at: DayAt): SectionTable {
  const { today } = messages;
  const running = runningPeriods(chart, at.instant) ?? [];
  const rows = running.map(({ lord, start, end }, level) => [
    today.levels[level] ?? '',
    graha(lord),
    day(start),
    day(end),
  ]);
  return tableOf(today.dashas, [today.level, messages.graha, messages.from, messages.to], rows);
}

function horas(
  { messages, graha, now, language }: SectionContext,
  { hora }: Panchang,
  at: DayAt,
): SectionTable {
  const { today } = messages;
  const { time } = clockOf(at, language);
  const both = [...hora.day, ...hora.night];
  const running = both.findIndex(({ start, end }) => start <= now && now < end);
  const rows = numbersFrom(both.length).map((row) => {
    const { name, start, end } = both[row] ?? { name: 'Sun' as const, start: 0, end: 0 };
    return [graha(name), time(start), time(end)];
  });
  return tableOf(today.horas, [today.horaOf, messages.from, messages.to], rows, {
    lit: running < 0 ? null : running,
  });
}

/**
 * Formats times by the place's clock, rounded to the minute: '06:54', or '02:37, 29 Nov' on another
 * date.
 */
function clockOf({ write, date }: DayAt, language: Language) {
  const rounded = (instant: number) =>
    new Date(Math.round(Date.parse(`${write(instant).slice(0, 19)}Z`) / MINUTE) * MINUTE)
      .toISOString()
      .slice(0, 16);
  const time = (instant: number) => rounded(instant).slice(11);
  const timeOnDay = (instant: number) => {
    const local = rounded(instant);
    if (local.startsWith(date)) return time(instant);
    return `${time(instant)}, ${formatDayOfMonth(local, language)}`;
  };
  return { time, timeOnDay, span: ({ start, end }: DaySpan) => `${time(start)}–${time(end)}` };
}
