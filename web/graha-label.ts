import type { Graha } from '@jyotiratna/contract';
import { grahas } from '#messages/engine/grahas.ts';

/** A graha as a planet is called: 'Saturn'. */
export function grahaWord(graha: Graha): string {
  return grahas[graha];
}
