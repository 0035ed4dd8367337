import { itemAt } from '@jyotiratna/contract';
import type { Graha, Language } from '@jyotiratna/jyotish';
import { engineMessages } from '@jyotiratna/messages/every-language/engine.ts';

/** 'Sun': the name used in the chart's messages and for the short names in its drawing ('Su'). */
export function grahaName(graha: Graha, language: Language): string {
  return engineMessages[language].names.grahas[graha];
}

/** Of a rashi, 0 to 11: 'Mesha'. */
export function rashiName(index: number, language: Language): string {
  return itemAt(engineMessages[language].names.rashis, index);
}

/** Of a nakshatra, 0 to 26: 'Ashwini'. */
export function nakshatraName(index: number, language: Language): string {
  return itemAt(engineMessages[language].names.nakshatras, index);
}
