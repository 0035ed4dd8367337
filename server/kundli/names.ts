import { GRAHA_FACTS, type Graha, type Language, NAKSHATRAS, RASHIS } from '@jyotiratna/jyotish';

/** 'Surya', 'सूर्य'. */
export function grahaName(graha: Graha, language: Language): string {
  const { common, devanagari } = GRAHA_FACTS[graha];
  return language === 'hi' ? devanagari : common;
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
