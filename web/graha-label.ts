import { type Graha, grahaNames } from '@jyotiratna/contract';
import { grahas } from '#messages/engine/grahas.ts';
import { language } from '#messages/language.ts';

/** A graha as a planet is called: 'Saturn'. */
export function grahaWord(graha: Graha): string {
  return grahas[graha];
}

/** The Sanskrit name of a graha in the script of the language: 'Shani'. */
export function grahaLabel(graha: Graha): string {
  return grahaNames[graha][language.script === 'devanagari' ? 'devanagari' : 'name'];
}
