import { type Graha, grahaNames } from '@jyotiratna/contract';
import { grahas } from '#messages/engine/grahas.ts';
import { language } from '#messages/language.ts';

/** The planet's name of a graha: 'Saturn'. */
export function grahaWord(graha: Graha): string {
  return grahas[graha];
}

/** The Sanskrit name of a graha in the script of this build's language: 'Shani'. */
export function grahaLabel(graha: Graha): string {
  return grahaNames[graha][language.script === 'devanagari' ? 'devanagari' : 'name'];
}
