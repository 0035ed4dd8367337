import { type Graha, grahaNames } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';

/** A graha as a planet is called: 'Saturn', 'शनि'. */
export function grahaWord(graha: Graha): string {
  return language.script === 'devanagari' ? grahaNames[graha].devanagari : graha;
}
