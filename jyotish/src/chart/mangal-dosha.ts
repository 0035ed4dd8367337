import { localDateTime } from '../time/local-time.ts';
import { houseFrom, RASHIS } from '../tradition/rashis.ts';
import { type Chart, looksAt } from './chart.ts';
import { ordinal, series } from './wording.ts';

/** Houses of Mars that count: the wide set, with the 2nd. */
const HOUSES = [1, 2, 4, 7, 8, 12];
const STRONG = [7, 8];

const NOTE = 'About half of all charts have it, and it describes a tendency, not a fate.';

/** Custom only; none is promised to do anything. */
const REMEDIES = [
  'Worship of Hanuman or Mangal on Tuesdays is the traditional observance.',
  'Some families give red lentils, jaggery or red cloth in charity on a Tuesday.',
  'Some keep a light fast on Tuesdays.',
  'By custom, a match in which both charts have the dosha is held to cancel it.',
];

/** Mars from one point of the chart. */
export interface MangalFrom {
  readonly house: number;
  readonly counts: boolean;
}

export interface MangalDosha {
  /** From the lagna alone; false also without a birth time, when `fromLagna` is null. */
  readonly hasDosha: boolean;
  readonly type: 'Mild' | 'Strong' | null;
  readonly description: string;
  readonly hasException: boolean;
  /** A sentence for each reason for which tradition sets the dosha aside. */
  readonly exceptions: readonly string[];
  readonly remedies: readonly string[];
  readonly fromLagna: MangalFrom | null;
  /** Told as information. */
  readonly fromMoon: MangalFrom;
  readonly fromVenus: MangalFrom;
}

/** Exceptions of place, each with the houses (all when empty) and the rashis it names. */
const BY_PLACE: readonly { readonly house?: number; readonly rashis: readonly number[]; readonly text: string }[] = [
  { rashis: [0, 7, 9], text: 'Mars is strong there, in its own rashi or its exaltation' },
  { rashis: [4, 10], text: 'Mars is held to be calm in Simha and Kumbha' },
  { house: 2, rashis: [2, 5], text: 'the 2nd house does not count in a rashi of Mercury' },
  { house: 4, rashis: [0, 7], text: 'the 4th house does not count in a rashi of Mars' },
  { house: 7, rashis: [3, 9], text: 'the 7th house does not count in Karka and Makara' },
  { house: 8, rashis: [8, 11], text: 'the 8th house does not count in a rashi of Jupiter' },
  { house: 12, rashis: [1, 6], text: 'the 12th house does not count in a rashi of Venus' },
];

/** More than 28 years old on the day of `now`, both dates read at the offset of birth. */
function isOlderThan28(chart: Chart, now: number): boolean {
  const { instant, offsetSeconds } = chart.birth;
  const birthday = localDateTime(instant, offsetSeconds).toPlainDate().add({ years: 28 });
  return Temporal.PlainDate.compare(localDateTime(now, offsetSeconds).toPlainDate(), birthday) > 0;
}

function exceptionsOf(chart: Chart, lagna: number, now: number): string[] {
  const { Mars, Jupiter, Venus, Moon } = chart.grahas;
  const house = houseFrom(lagna, Mars.rashi);
  const rashi = RASHIS[Mars.rashi]!.name;
  const found = BY_PLACE.filter((rule) => (rule.house ?? house) === house && rule.rashis.includes(Mars.rashi)).map(
    ({ text }) => `Mars is in ${rashi}: ${text}.`,
  );
  const companions = [Jupiter, Moon].filter((other) => other.rashi === Mars.rashi).map(({ graha }) => graha);
  if (companions.length > 0) found.push(`Mars shares ${rashi} with ${series(companions)}.`);
  if (looksAt('Jupiter', Jupiter.rashi, Mars.rashi)) {
    found.push(`Jupiter, ${ordinal(houseFrom(Mars.rashi, Jupiter.rashi))} from Mars, looks fully at it.`);
  }
  const rising = [Jupiter, Venus].filter((other) => other.rashi === lagna).map(({ graha }) => graha);
  if (rising.length > 0) found.push(`${series(rising)} in the lagna.`);
  const { instant, offsetSeconds } = chart.birth;
  if (localDateTime(instant, offsetSeconds).dayOfWeek === 2) found.push('Born on a Tuesday, the day of Mars.');
  if (isOlderThan28(chart, now)) found.push('Past the age of 28, when the dosha is held to be spent.');
  if (lagna === 3 || lagna === 4) {
    found.push(`The lagna is ${RASHIS[lagna]!.name}, for which Mars is the yogakaraka.`);
  }
  return found;
}

/**
 * Mangal dosha by the wide (South Indian) rule: Mars in 1, 2, 4, 7, 8 or 12 from the lagna; strong in 7 and 8.
 * Exceptions follow B. V. Raman's list and common practice.
 * @param now ms since 1970: one exception asks for the age
 */
export function mangalDosha(chart: Chart, now: number): MangalDosha {
  const { Mars, Moon, Venus } = chart.grahas;
  const from = (rashi: number): MangalFrom => {
    const house = houseFrom(rashi, Mars.rashi);
    return { house, counts: HOUSES.includes(house) };
  };
  const fromLagna = chart.lagna && from(chart.lagna.rashi);
  const fromMoon = from(Moon.rashi);
  const fromVenus = from(Venus.rashi);
  const others = `From the Moon it stands in the ${ordinal(fromMoon.house)}, from Venus in the ${ordinal(fromVenus.house)}.`;
  if (!chart.lagna || !fromLagna?.counts) {
    const reason = fromLagna
      ? `Mars stands in the ${ordinal(fromLagna.house)} house from the lagna, which is not one of 1, 2, 4, 7, 8 and 12: no Mangal dosha.`
      : 'Mangal dosha is counted from the lagna, which needs a birth time, so it cannot be told here.';
    return {
      hasDosha: false,
      type: null,
      description: `${reason} ${others}`,
      hasException: false,
      exceptions: [],
      remedies: [],
      fromLagna,
      fromMoon,
      fromVenus,
    };
  }
  const type = STRONG.includes(fromLagna.house) ? 'Strong' : 'Mild';
  const exceptions = exceptionsOf(chart, chart.lagna.rashi, now);
  const softened = exceptions.length > 0 ? ' An exception applies, which by tradition sets it aside.' : '';
  return {
    hasDosha: true,
    type,
    description: `Mars stands in ${RASHIS[Mars.rashi]!.name}, the ${ordinal(fromLagna.house)} house from the lagna, which Jyotish calls Mangal dosha (${type.toLowerCase()}).${softened} ${others} ${NOTE}`,
    hasException: exceptions.length > 0,
    exceptions,
    remedies: REMEDIES,
    fromLagna,
    fromMoon,
    fromVenus,
  };
}
