import type { EngineMessages, PlaceRule } from '@jyotiratna/messages/every-language/engine.ts';
import { localDateTime } from '../time/local-time.ts';
import { type Language, messagesIn, sourceLanguage } from '../tradition/language.ts';
import { houseFrom } from '../tradition/rashis.ts';
import { aspects, type Chart } from './chart.ts';

/** Houses in which Mars causes the dosha: the wide set, including the 2nd. */
const HOUSES = [1, 2, 4, 7, 8, 12];
const STRONG = [7, 8];

/** Position of Mars relative to a reference point of the chart. */
export interface MangalFrom {
  readonly house: number;
  readonly counts: boolean;
}

export interface MangalDosha {
  /** By the lagna only; also false without a birth time (`fromLagna` is null). */
  readonly hasDosha: boolean;
  readonly type: 'Mild' | 'Strong' | null;
  readonly description: string;
  readonly hasException: boolean;
  /** A message for each traditional reason that cancels the dosha. */
  readonly exceptions: readonly string[];
  readonly remedies: readonly string[];
  readonly fromLagna: MangalFrom | null;
  /** For information only. */
  readonly fromMoon: MangalFrom;
  readonly fromVenus: MangalFrom;
}

/** Exceptions by position, each with the house (if any) and the rashis to which it applies. */
const BY_PLACE: readonly {
  readonly rule: PlaceRule;
  readonly house?: number;
  readonly rashis: readonly number[];
}[] = [
  { rule: 'strong', rashis: [0, 7, 9] },
  { rule: 'calm', rashis: [4, 10] },
  { rule: '2nd', house: 2, rashis: [2, 5] },
  { rule: '4th', house: 4, rashis: [0, 7] },
  { rule: '7th', house: 7, rashis: [3, 9] },
  { rule: '8th', house: 8, rashis: [8, 11] },
  { rule: '12th', house: 12, rashis: [1, 6] },
];

/**
 * Whether the person is older than 28 years on the day of `now`; both dates at the offset of birth.
 */
function isOlderThan28(chart: Chart, now: number): boolean {
  const { instant, offsetSeconds } = chart.birth;
  const birthday = localDateTime(instant, offsetSeconds).toPlainDate().add({ years: 28 });
  return Temporal.PlainDate.compare(localDateTime(now, offsetSeconds).toPlainDate(), birthday) > 0;
}

function exceptionsOf(
  chart: Chart,
  lagna: number,
  now: number,
  messages: EngineMessages['mangal'],
): string[] {
  const { Mars, Jupiter, Venus, Moon } = chart.grahas;
  const house = houseFrom(lagna, Mars.rashi);
  const companions = [Jupiter, Moon]
    .filter(({ rashi }) => rashi === Mars.rashi)
    .map(({ graha }) => graha);
  const rising = [Jupiter, Venus].filter(({ rashi }) => rashi === lagna).map(({ graha }) => graha);
  const { instant, offsetSeconds } = chart.birth;
  return [
    ...BY_PLACE.filter(
      (place) => (place.house ?? house) === house && place.rashis.includes(Mars.rashi),
    ).map(({ rule }) => messages.place(Mars.rashi, rule)),
    ...(companions.length > 0 ? [messages.shares(Mars.rashi, companions)] : []),
    ...(aspects('Jupiter', Jupiter.rashi, Mars.rashi)
      ? [messages.jupiterLooks(houseFrom(Mars.rashi, Jupiter.rashi))]
      : []),
    ...(rising.length > 0 ? [messages.inLagna(rising)] : []),
    ...(localDateTime(instant, offsetSeconds).dayOfWeek === 2 ? [messages.tuesday] : []),
    ...(isOlderThan28(chart, now) ? [messages.pastAge] : []),
    ...(lagna === 3 || lagna === 4 ? [messages.yogakaraka(lagna)] : []),
  ];
}

/**
 * Mangal dosha by the wide (South Indian) rule: Mars in 1, 2, 4, 7, 8 or 12 from the lagna;
 * strong in 7 and 8. Exceptions follow B. V. Raman's list and common practice.
 * @param now ms since 1970: one exception depends on the age
 * @param language of all messages
 * @param day the charts of a birth date without a time: bhavas from the Moon and Venus are
 * returned if they are the same in all
 */
export function mangalDosha(
  chart: Chart,
  now: number,
  language: Language = sourceLanguage,
  day: readonly Chart[] = [chart],
): MangalDosha {
  const messages = messagesIn(language).mangal;
  const { Mars, Moon, Venus } = chart.grahas;
  const from = (rashi: number): MangalFrom => {
    const house = houseFrom(rashi, Mars.rashi);
    return { house, counts: HOUSES.includes(house) };
  };
  const fromLagna = chart.lagna && from(chart.lagna.rashi);
  const fromMoon = from(Moon.rashi);
  const fromVenus = from(Venus.rashi);
  const isConstant = day.every(
    ({ grahas: at }) =>
      houseFrom(at.Moon.rashi, at.Mars.rashi) === fromMoon.house &&
      houseFrom(at.Venus.rashi, at.Mars.rashi) === fromVenus.house,
  );
  const rest = isConstant ? ` ${messages.others(fromMoon.house, fromVenus.house)}` : '';
  if (!chart.lagna || !fromLagna?.counts) {
    return {
      hasDosha: false,
      type: null,
      description: `${fromLagna ? messages.noDosha(fromLagna.house) : messages.noTime}${rest}`,
      hasException: false,
      exceptions: [],
      remedies: [],
      fromLagna,
      fromMoon,
      fromVenus,
    };
  }
  const type = STRONG.includes(fromLagna.house) ? 'Strong' : 'Mild';
  const exceptions = exceptionsOf(chart, chart.lagna.rashi, now, messages);
  return {
    hasDosha: true,
    type,
    description: `${messages.dosha(Mars.rashi, fromLagna.house, type, exceptions.length)}${rest} ${messages.note}`,
    hasException: exceptions.length > 0,
    exceptions,
    remedies: messages.remedies,
    fromLagna,
    fromMoon,
    fromVenus,
  };
}
