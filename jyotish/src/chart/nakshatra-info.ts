import { GRAHA_FACTS } from '../tradition/grahas.ts';
import type { Language } from '../tradition/language.ts';
import { hindiNakshatra } from '../tradition/nakshatra-hindi.ts';
import { NAKSHATRAS } from '../tradition/nakshatras.ts';
import { NAVARATNA } from '../tradition/navaratna.ts';

/** What tradition tells of a nakshatra (0 to 26), as key and value; the keys are English in every language. */
export function nakshatraInfo(index: number, language: Language = 'en'): Record<string, string> {
  const nakshatra = NAKSHATRAS[index]!;
  const { lord } = nakshatra;
  const hindi = language === 'hi';
  const told = hindi ? hindiNakshatra(nakshatra) : nakshatra;
  return {
    deity: told.deity,
    ganam: told.ganam,
    symbol: told.symbol,
    animal_sign: told.animal,
    nadi: told.nadi,
    color: told.colour,
    best_direction: told.direction,
    syllables: told.syllables.join(', '),
    birth_stone: hindi ? NAVARATNA[lord].inHindi.name : NAVARATNA[lord].birthStone,
    gender: told.gender,
    planet: hindi ? GRAHA_FACTS[lord].devanagari : GRAHA_FACTS[lord].vedic,
    enemy_yoni: told.enemyYoni,
  };
}
