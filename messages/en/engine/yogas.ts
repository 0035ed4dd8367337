import type { Graha } from '@jyotiratna/contract';
import { itemAt } from '@jyotiratna/contract';
import { names, ordinal, series } from './names.ts';

/** A reason for which a graha cancels a debilitation, and the reference point of its kendra. */
const rights = {
  rashi: 'ruler of its rashi',
  exaltation: 'ruler of its exaltation rashi',
  exalted: 'the graha whose exaltation that rashi is',
};
const kendraFrom = { lagna: 'the lagna', moon: 'the Moon', itself: 'the Moon (itself)' };
/** Reference points of the tenth house of Amala and of the houses of Vasumati. */
const counts = { lagna: 'the lagna', moon: 'the Moon' };
const links = {
  shared: 'share a rashi',
  looking: 'look fully at each other',
  exchanged: 'have exchanged rashis',
  none: 'are not linked',
};
const dusthana = (present: boolean) =>
  present ? 'in a dusthana' : 'outside the dusthanas (6, 8, 12)';
const not = (isPresent: boolean) => (isPresent ? '' : 'not ');

/** Group names inside a message. */
const within: Readonly<Record<string, string>> = {
  'Major Yogas': 'major yogas',
  'Chandra Yogas': 'Chandra yogas',
  'Soorya Yogas': 'Soorya yogas',
  'Inauspicious Yogas': 'inauspicious yogas',
};

export type LiftingRight = keyof typeof rights;
export type KendraFrom = keyof typeof kendraFrom;
export type CountedFrom = keyof typeof counts;
export type Link = keyof typeof links;

/**
 * Sentences about yogas. Houses 1 to 12, rashis 0 to 11; `place` is the position of a graha ('Mars
 * in Kanya (6th house)'), `places` those of several, `lord` the lord of a house.
 */
export const yogas = {
  groups: {
    'Major Yogas': 'Major Yogas',
    'Chandra Yogas': 'Chandra Yogas',
    'Soorya Yogas': 'Soorya Yogas',
    'Inauspicious Yogas': 'Inauspicious Yogas',
  },
  /** The number of yogas present in a group, and of those undetermined without a birth time. */
  told: (group: string, present: number, all: number, leftOut: number) => {
    const result = `${present} of ${all} ${within[group]} ${present === 1 ? 'is' : 'are'} present in this chart.`;
    return leftOut > 0 ? `${result} ${leftOut} more depend on the birth time.` : result;
  },
  /** Displayed names by the engine's identifiers. */
  names: {
    Gajakesari: 'Gajakesari',
    Kedara: 'Kedara',
    Kahala: 'Kahala',
    Kamal: 'Kamal',
    Musala: 'Musala',
    Raja: 'Raja',
    Ruchaka: 'Ruchaka',
    Bhadra: 'Bhadra',
    Hamsa: 'Hamsa',
    Malavya: 'Malavya',
    Sasa: 'Sasa',
    'Dharma Karmadhipati': 'Dharma Karmadhipati',
    'Neecha Bhanga Raja': 'Neecha Bhanga Raja',
    Harsha: 'Harsha',
    Sarala: 'Sarala',
    Vimala: 'Vimala',
    Amala: 'Amala',
    Lakshmi: 'Lakshmi',
    Saraswati: 'Saraswati',
    'Maha Parivartana': 'Maha Parivartana',
    Sunapha: 'Sunapha',
    Anapha: 'Anapha',
    Duradhara: 'Duradhara',
    Kemadruma: 'Kemadruma',
    'Chandra Mangala': 'Chandra Mangala',
    Adhi: 'Adhi',
    Vasumati: 'Vasumati',
    Vesi: 'Vesi',
    Vasi: 'Vasi',
    Ubhayachari: 'Ubhayachari',
    'Budha Aditya': 'Budha Aditya',
    Daridra: 'Daridra',
    Grahan: 'Grahan',
    Shakat: 'Shakat',
    Chandal: 'Chandal',
    Kuja: 'Kuja',
    Kemdrum: 'Kemdrum',
    Angarak: 'Angarak',
    Vish: 'Vish',
    'Kaal Sarp': 'Kaal Sarp',
  },
  /** Traditional meanings, only for a yoga that is present. */
  meanings: {
    Gajakesari: 'Linked with good sense, good company and a good name.',
    Kedara: 'Linked with land, patience and usefulness to others.',
    Kahala: 'Linked with boldness and leadership. Texts name different lords for it.',
    Kamal: 'Linked with steadiness, merit and lasting regard.',
    Musala: 'Linked with firmness and a settled life.',
    Raja: 'Linked with standing and responsibility; most charts have one.',
    Ruchaka: 'One of the five Mahapurusha yogas, linked with courage and command.',
    Bhadra: 'One of the five Mahapurusha yogas, linked with a quick mind and fair dealing.',
    Hamsa: 'One of the five Mahapurusha yogas, linked with wisdom and goodwill.',
    Malavya: 'One of the five Mahapurusha yogas, linked with grace, comfort and taste.',
    Sasa: 'One of the five Mahapurusha yogas, linked with patience and steady authority.',
    'Dharma Karmadhipati': 'Linked with work that agrees with conscience.',
    'Neecha Bhanga Raja':
      'A weakness that tradition sees lifted by others. Lists of its conditions differ.',
    Harsha:
      'A Viparita Raja yoga, linked with courage against rivals. Some schools count the own house only, some only the other two.',
    Sarala:
      'A Viparita Raja yoga, linked with firmness in trouble. Some schools count the own house only, some only the other two.',
    Vimala:
      'A Viparita Raja yoga, linked with thrift and independence. Some schools count the own house only, some only the other two.',
    Amala: 'Linked with clean work and a spotless name. Schools differ on malefic company.',
    Lakshmi:
      'Linked with good fortune and good conduct. Texts differ on how strong the lagna lord must be.',
    Saraswati: 'Linked with learning, speech and the arts.',
    'Maha Parivartana': 'Two grahas uphold each other, linked with help at the right time.',
    Sunapha: 'Linked with earning by own effort.',
    Anapha: 'Linked with good bearing and ease of mind.',
    Duradhara: 'The Moon has company on both sides, linked with comfort and generosity.',
    Kemadruma: 'Linked with stretches of self-reliance.',
    'Chandra Mangala': 'Linked with drive and skill in trade.',
    Adhi: 'Linked with trust, courtesy and leadership.',
    Vasumati: 'Linked with means that grow with time.',
    Vesi: 'Linked with fairness and an even temper.',
    Vasi: 'Linked with skill and a giving hand.',
    Ubhayachari: 'The Sun has company on both sides, linked with presence and good speech.',
    'Budha Aditya': 'Linked with a clear and able mind.',
    Daridra: 'Linked with gains that come slowly. Texts name different lords for it.',
    Grahan: 'Linked with a mind that asks for rest and clear light.',
    Shakat: 'Linked with ups and downs that turn like a wheel.',
    Chandal: 'Linked with questioning what is handed down.',
    Kuja: 'Linked with heat in close bonds; about half of all charts have it.',
    Kemdrum: 'Linked with stretches of self-reliance.',
    Angarak: 'Linked with haste and temper. Many count Rahu only.',
    Vish: 'Linked with seriousness and a need for company.',
    'Kaal Sarp': 'A modern yoga, linked with effort that bears late.',
  },

  /** Grahas in one rashi; the house is null if the chart has no lagna. */
  place: (grahas: readonly Graha[], rashi: number, house: number | null) =>
    `${series(grahas)} in ${names.rashis[rashi]}${house ? ` (${ordinal(house)} house)` : ''}`,
  places: (places: readonly string[]) => series(places),
  lord: (graha: Graha, house: number) => `${graha} (lord of the ${ordinal(house)})`,
  /** If one graha rules both houses, although two grahas are needed. */
  rulesBoth: (graha: Graha, one: number, other: number) =>
    `${graha} rules both the ${ordinal(one)} and the ${ordinal(other)}; two grahas are needed.`,

  adjacentNone: (reference: 'Moon' | 'Sun', house: number) =>
    `The ${ordinal(house)} from the ${reference} holds none of Mars, Mercury, Jupiter, Venus and Saturn.`,
  adjacent: (reference: 'Moon' | 'Sun', house: number, places: string) =>
    `The ${ordinal(house)} from the ${reference} holds ${places}.`,
  /** Two grahas that form a yoga in one rashi. */
  together: (places: string, present: boolean) =>
    `${places} ${present ? 'share a rashi' : 'stand apart'}.`,
  company: (places: string, present: boolean) =>
    `${places} ${present ? 'share' : 'do not share'} a rashi.`,

  kemadruma: {
    notAlone: (places: string) => `Beside the Moon: ${places}, so it is not alone.`,
    alone: (moon: string) =>
      `Neither the 2nd nor the 12th from the ${moon} holds Mars, Mercury, Jupiter, Venus or Saturn.`,
    unsupported:
      'Many hold it void when a tara graha is with the Moon or in a kendra from it; none is here.',
    supported: (places: string, grahas: number) =>
      `Many hold it void here, for ${places} ${grahas === 1 ? 'is' : 'are'} with the Moon or in a kendra from it.`,
  },
  adhi: (places: string, present: boolean) =>
    `${present ? 'In the 6th, 7th and 8th' : 'Not in the 6th, 7th or 8th'} from the Moon: ${places}.`,
  vasumati: {
    found: (from: CountedFrom, places: string) =>
      `All in 3, 6, 10 or 11 from ${counts[from]}: ${places}.`,
    missing: (places: string) =>
      `${places}: not all in 3, 6, 10 or 11 from the Moon, nor from the lagna.`,
  },

  gajakesari: (jupiter: string, moon: string, house: number, present: boolean) =>
    `${jupiter} is in the ${ordinal(house)} from the ${moon}${present ? ', a kendra' : '; a kendra (1, 4, 7, 10) is needed'}.`,
  /** `places` is null if they do not occupy four rashis. */
  kedara: (rashis: number, places: string | null) =>
    `The seven grahas from Sun to Saturn fill ${rashis} rashis${places === null ? '; exactly 4 are needed' : `: ${places}`}.`,
  kamal: {
    found: (places: string) =>
      `The seven grahas fill all four kendras and nothing else: ${places}.`,
    outside: (places: string) =>
      `Outside the kendras: ${places}; the seven must fill houses 1, 4, 7 and 10 and no other.`,
    empty: (house: number) =>
      `House ${house} is empty; the seven must fill houses 1, 4, 7 and 10 and no other.`,
  },
  musala: (places: string, present: boolean) =>
    present
      ? `The seven grahas are all in fixed rashis: ${places}.`
      : `Not in fixed rashis: ${places}; all seven must be.`,
  amala: {
    found: (from: CountedFrom, places: string) =>
      `The 10th from ${counts[from]} holds ${places} and no malefic.`,
    missing:
      'Neither the 10th from the lagna nor that from the Moon holds Mercury, Jupiter or Venus without a malefic.',
  },
  saraswati: {
    misplaced: (places: string) =>
      `${places}: Mercury, Jupiter and Venus must each be in 1, 2, 4, 5, 7, 9 or 10.`,
    found: (places: string) => `All three are well placed: ${places}.`,
    weak: (place: string) =>
      `${place} is not in a rashi of its own, of its exaltation or of a friend.`,
  },
  mahapurusha: {
    found: (place: string) => `${place} is in its strength and in a kendra from the lagna.`,
    /** Missing conditions: one of these rashis (empty if fulfilled), a kendra. */
    missing: (place: string, rashis: readonly number[], lacksKendra: boolean) => {
      const signs = rashis.map((rashi) => itemAt(names.rashis, rashi));
      const missing = [
        ...(rashis.length > 0 ? [`${series(signs, 'or')} is needed`] : []),
        ...(lacksKendra ? ['a kendra (1, 4, 7, 10) is needed'] : []),
      ];
      return `${place}: ${series(missing)}.`;
    },
  },
  neechaBhanga: {
    lifter: (place: string, by: readonly LiftingRight[], from: readonly KendraFrom[]) =>
      `${place} (${series(by.map((right) => rights[right]))}; in a kendra from ${series(from.map((point) => kendraFrom[point]))})`,
    lifted: (place: string, lifters: readonly string[]) =>
      `${place} is debilitated and lifted by ${series(lifters)}`,
    found: (lifted: readonly string[]) => `${lifted.join('; ')}.`,
    noneFallen: 'None of the grahas from Sun to Saturn is debilitated.',
    notLifted: (places: string) =>
      `Debilitated and not lifted by another graha in a kendra: ${places}.`,
  },

  raja: {
    pair: (one: string, other: string, link: Link) => `${one} and ${other} ${links[link]}`,
    found: (pairs: readonly string[]) => `${pairs.join('; ')}.`,
    missing: (places: string) =>
      `No lord of a kendra is linked with another lord of a trikona: ${places}.`,
  },
  dharmaKarmadhipati: (ninth: string, tenth: string, link: Link, places: string) =>
    `${ninth} and ${tenth} ${links[link]}: ${places}.`,
  kahala: (
    fourth: string,
    ninth: string,
    first: string,
    inKendras: boolean,
    strong: boolean,
    places: string,
  ) =>
    `${fourth} and ${ninth} are ${not(inKendras)}in kendras from each other, and ${first} is ${not(strong)}in its own or exaltation rashi: ${places}.`,
  viparita: (lord: string, place: string, present: boolean) =>
    `${lord} stands ${dusthana(present)}: ${place}.`,
  lakshmi: (ninth: string, first: string, fortune: boolean, strong: boolean, places: string) =>
    `${ninth} is ${not(fortune)}both in its strength and in a kendra or trikona, and ${first} is ${not(strong)}strong: ${places}.`,
  parivartana: {
    found: (places: string) => `${places} have exchanged rashis, both in good houses.`,
    missing: 'No two grahas exchange rashis between good houses (1, 2, 4, 5, 7, 9, 10, 11).',
  },

  daridra: (place: string, present: boolean) =>
    `The lord of the 11th, ${place}, stands ${dusthana(present)}.`,
  shakat: (moon: string, jupiter: string, house: number, present: boolean) =>
    `The ${moon} is in the ${ordinal(house)} from ${jupiter}${present ? '' : '; 6, 8 or 12 would make it'}.`,
  /** Follows `shakat` if the chart has a lagna. */
  shakatVoid: (inKendra: boolean) =>
    `Classically it is void when the Moon is in a kendra from the lagna, which it is${inKendra ? '' : ' not'}.`,
  kuja: (place: string, present: boolean) =>
    `${place}${present ? ' is one of 1, 4, 7, 8 and 12 from the lagna' : '; 1, 4, 7, 8 or 12 would make it'}.`,
  kaalSarp: {
    found: (axis: string) => `All seven lie on one side of the axis of ${axis}.`,
    parted: (axis: string, one: string, other: string) =>
      `The axis of ${axis} parts ${one} from ${other}.`,
  },
};
