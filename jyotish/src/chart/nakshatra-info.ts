import { type Language, sourceLanguage, wordsOf } from '../tradition/language.ts';
import { NAKSHATRAS } from '../tradition/nakshatras.ts';

/** What tradition tells of a nakshatra (0 to 26), as key and value; the keys are English in every language. */
export function nakshatraInfo(index: number, language: Language = sourceLanguage): Record<string, string> {
  const { lord, ganam, nadi, animal, enemyYoni, gender } = NAKSHATRAS[index]!;
  const { names, gems, nakshatras: words } = wordsOf(language);
  const [deity, symbol, colour, direction, syllables] = words.rows[index] as [string, string, string, string, string];
  return {
    deity,
    ganam: words.ganams[ganam],
    symbol,
    animal_sign: words.yonis[animal],
    nadi: words.nadis[nadi],
    color: colour,
    best_direction: direction,
    syllables: syllables.split(' ').join(', '),
    birth_stone: gems.stones[lord].birthStone,
    gender: words.genders[gender],
    planet: names.vedic[lord],
    enemy_yoni: words.yonis[enemyYoni],
  };
}
