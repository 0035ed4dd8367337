import type { Graha } from '@jyotiratna/contract';
import { names, ordinal, series } from './names.ts';

/**
 * The stone of a graha. Metal, finger and day are traditional; `birthStone` is its name as the
 * stone of a nakshatra.
 */
type Stone = {
  readonly name: string;
  readonly substitutes: readonly string[];
  readonly metals: readonly string[];
  readonly finger: string;
  readonly day: string;
  readonly birthStone: string;
};

// biome-ignore format: one stone a line
const stones: Readonly<Record<Graha, Stone>> = {
  Sun: { name: 'Ruby', substitutes: ['red spinel', 'garnet'], metals: ['gold'], finger: 'ring', day: 'Sunday', birthStone: 'Ruby' },
  Moon: { name: 'Pearl', substitutes: ['moonstone'], metals: ['silver'], finger: 'little', day: 'Monday', birthStone: 'Pearl' },
  Mars: { name: 'Red coral', substitutes: ['carnelian'], metals: ['gold', 'copper'], finger: 'ring', day: 'Tuesday', birthStone: 'Red coral' },
  Mercury: { name: 'Emerald', substitutes: ['peridot', 'green tourmaline'], metals: ['gold'], finger: 'little', day: 'Wednesday', birthStone: 'Emerald' },
  Jupiter: { name: 'Yellow sapphire', substitutes: ['yellow topaz', 'citrine'], metals: ['gold'], finger: 'index', day: 'Thursday', birthStone: 'Yellow sapphire' },
  Venus: { name: 'Diamond', substitutes: ['white sapphire', 'white zircon'], metals: ['platinum', 'silver'], finger: 'middle', day: 'Friday', birthStone: 'Diamond' },
  Saturn: { name: 'Blue sapphire', substitutes: ['iolite', 'amethyst'], metals: ['silver', 'panchdhatu'], finger: 'middle', day: 'Saturday', birthStone: 'Blue sapphire' },
  Rahu: { name: 'Hessonite', substitutes: ['orange garnet'], metals: ['silver'], finger: 'middle', day: 'Saturday', birthStone: 'Hessonite' },
  Ketu: { name: "Cat's eye", substitutes: ["quartz cat's eye"], metals: ['silver'], finger: 'middle', day: 'Tuesday', birthStone: 'Chrysoberyl' },
};

const titles = {
  life: 'Life stone',
  lucky: 'Lucky stone',
  fortune: 'Fortune stone',
  yogakaraka: 'Yogakaraka',
  dasha: 'Dasha running now',
  help: 'Needs support',
  mixed: 'Mixed',
  neutral: 'Neutral',
  avoid: 'Better left alone',
  node: 'Node',
  birthStone: 'Birth stone',
};

/** The kind of a reason. */
export type ReasonKind = keyof typeof titles;

/** Conditions for which a graha needs support. */
export type Need = {
  readonly combust: boolean;
  readonly debilitated: boolean;
  /** The dusthana that it occupies; null if none. */
  readonly dusthana: number | null;
};

/** 'Saturn' or 'The Sun' at the start of a message. */
const begin = (graha: Graha) => (graha === 'Sun' || graha === 'Moon' ? `The ${graha}` : graha);
const houses = (of: readonly number[]) =>
  `your ${series(of.map(ordinal))} house${of.length > 1 ? 's' : ''}`;

/** Sentences of the gem advice. Houses 1 to 12, nakshatras 0 to 26. */
export const gems = {
  stones,
  titles,
  disclaimer:
    'This is belief, not medicine or financial advice. The list follows house rulership only; an astrologer looks at the whole chart.',
  noTime:
    'No birth time, so no lagna. Only the birth stone of your nakshatra can be named, which is weak evidence.',
  /** If the nakshatra is undetermined as well. */
  noTimeNorNakshatra:
    'No birth time, so no lagna, and the Moon changed its nakshatra that day. The birth stone depends on the hour, and is weak evidence even then.',
  rulesLagna: (graha: Graha) => `${begin(graha)} rules your lagna.`,
  rules: (graha: Graha, of: readonly number[]) => `${begin(graha)} rules ${houses(of)}.`,
  rulesTogether: (graha: Graha, of: readonly number[]) =>
    `${begin(graha)} rules ${houses(of)} together.`,
  alsoRules: (graha: Graha, of: readonly number[]) => `${begin(graha)} also rules ${houses(of)}.`,
  rulesNothing: (graha: Graha) => `${begin(graha)} rules no house.`,
  runsNow: (graha: Graha) => `You are in the mahadasha of ${begin(graha).replace('The', 'the')}.`,
  needs: (graha: Graha, { combust, debilitated, dusthana }: Need) => {
    const causes = [
      ...(combust ? ['is combust'] : []),
      ...(debilitated ? ['is debilitated'] : []),
      ...(dusthana ? [`stands in your ${ordinal(dusthana)} house`] : []),
    ];
    return `${begin(graha)} ${series(causes)}.`;
  },
  nakshatraLord: (nakshatra: number) =>
    `Lord of ${names.nakshatras[nakshatra]}, the Moon's nakshatra.`,
  /** Start and end of the stay as local times; null for the start and end of the day. */
  nakshatraLordFor: (nakshatra: number, from: string | null, until: string | null) => {
    const when = [...(from ? [`from ${from}`] : []), ...(until ? [`until ${until}`] : [])].join(
      ' ',
    );
    return `Lord of ${names.nakshatras[nakshatra]}, the Moon's nakshatra ${when} that day.`;
  },
  consultNode: (graha: Graha) => `${stones[graha].name} is never chosen from the lagna alone.`,
  consultDusthana: (graha: Graha, house: number) =>
    `${begin(graha)} stands in the ${ordinal(house)} house, which it rules.`,
  consultAlways: (graha: Graha) =>
    `${stones[graha].name} is by custom worn only on an astrologer's advice.`,
  consultNeutral: (graha: Graha) => `${begin(graha)} is neither friend nor foe of your lagna.`,
};
