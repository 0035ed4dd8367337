import { itemAt } from '@jyotiratna/contract';
import type { Graha, Language } from '@jyotiratna/jyotish';
import { engineMessages } from '@jyotiratna/messages/every-language/engine.ts';

/** A graha's name, such as 'Sun', as in the chart's labels; its drawing abbreviates it ('Su'). */
export function grahaName(graha: Graha, language: Language): string {
  return engineMessages[language].names.grahas[graha];
}

/** A rashi's name, such as 'Mesha'; index 0 to 11. */
export function rashiName(index: number, language: Language): string {
  return itemAt(engineMessages[language].names.rashis, index);
}

/** A nakshatra's name, such as 'Ashwini'; index 0 to 26. */
export function nakshatraName(index: number, language: Language): string {
  return itemAt(engineMessages[language].names.nakshatras, index);
}
