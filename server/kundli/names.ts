import { GRAHA_FACTS, type Graha, type Language, NAKSHATRAS, RASHIS } from '@jyotiratna/jyotish';

/** 'Sun', 'सूर्य': as the sentences of the chart and the short names in its drawing ('Su', 'सू') call it. */
export function grahaName(graha: Graha, language: Language): string {
  return language === 'hi' ? GRAHA_FACTS[graha].devanagari : graha;
}

/** Of a rashi, 0 to 11: 'Mesha', 'मेष'. */
export function rashiName(index: number, language: Language): string {
  const { name, devanagari } = RASHIS[index]!;
  return language === 'hi' ? devanagari : name;
}

/** Of a nakshatra, 0 to 26: 'Ashwini', 'अश्विनी'. */
export function nakshatraName(index: number, language: Language): string {
  const { name, devanagari } = NAKSHATRAS[index]!;
  return language === 'hi' ? devanagari : name;
}
