import { grahas } from './graha.ts';
import { grahaPage, rashiPages, type StonePage, stonePages } from './page-addresses.ts';

/** English and other common names of the rashis, from Mesha on; in lower case. */
const rashiNames: readonly string[] = [
  'aries mesh mesham मेष',
  'taurus vrishabh vrish vrushabh rishabam rishabha वृषभ',
  'gemini mithun midhunam मिथुन',
  'cancer kark karkata karkataka kataka katakam कर्क',
  'leo singh sinh simham सिंह',
  'virgo kanni कन्या',
  'libra thula thulam तुला',
  'scorpio vrishchika vrishchik vrischik vruschika viruchigam वृश्चिक',
  'sagittarius dhanus dhanush dhanusu dhanur धनु',
  'capricorn makar makaram मकर',
  'aquarius kumbh kumbham कुम्भ कुंभ',
  'pisces meen mina meenam मीन',
];

/** Other names of the grahas, in the order of `grahas`. */
const namesOfGrahas: readonly string[] = [
  'sun ravi सूर्य',
  'moon chandrama soma चन्द्र चंद्र',
  'mars kuja mangala मंगल',
  'mercury budh बुध',
  'jupiter brihaspati गुरु',
  'venus sukra शुक्र',
  'saturn sani शनि',
  'north-node राहु',
  'south-node केतु',
];

/** Other names of the stones. */
const namesOfStones: Readonly<Record<StonePage, string>> = {
  ruby: 'manik manikya rubies माणिक',
  pearl: 'moti pearls मोती',
  'red-coral': 'moonga munga coral मूंगा मूँगा',
  emerald: 'panna emeralds पन्ना',
  'yellow-sapphire': 'pukhraj पुखराज',
  diamond: 'heera hira diamonds हीरा',
  'blue-sapphire': 'neelam nilam नीलम',
  hessonite: 'gomed gomedh hessonite-garnet गोमेद',
  'cats-eye': 'lehsunia lahsuniya cat-eye chrysoberyl लहसुनिया',
  'white-sapphire': 'safed-pukhraj',
  opal: 'opals',
  turquoise: 'firoza feroza फिरोजा फ़िरोज़ा',
};

const rashis = byName(rashiNames, (at) => rashiPages[at]?.slug);
const grahaPages = byName(namesOfGrahas, (at) => {
  const graha = grahas[at];
  return graha && grahaPage(graha);
});
const stones = byName(
  stonePages.map((stone) => namesOfStones[stone]),
  (at) => stonePages[at],
);
const pagesBy: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  horoscope: rashis,
  rashi: rashis,
  graha: grahaPages,
  stones,
};

function byName(
  names: readonly string[],
  slugOf: (at: number) => string | undefined,
): ReadonlyMap<string, string> {
  return new Map(
    names.flatMap((list, at) =>
      list.split(' ').map((name): [string, string] => [name, slugOf(at) ?? '']),
    ),
  );
}

/**
 * Finds the page for an alternative name, such as `/horoscope/aries` or a stone's Hindi name; null
 * if there is none.
 * @param address a path in lower case, without the locale prefix
 */
export function pageOfOtherName(address: string): string | null {
  const [, section = '', name = '', rest = ''] =
    /^\/([a-z]+)\/([^/]+)((?:\/[a-z]+)?)$/u.exec(address) ?? [];
  const slug = Object.hasOwn(pagesBy, section)
    ? pagesBy[section]?.get(name.replaceAll(' ', '-'))
    : undefined;
  if (!slug || (rest && section !== 'horoscope')) return null;
  return `/${section}/${slug}${rest}`;
}
