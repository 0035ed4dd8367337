import { itemAt } from '@jyotiratna/contract';
import { type Language, messagesIn, sourceLanguage } from '../tradition/language.ts';
import { NAKSHATRAS } from '../tradition/nakshatras.ts';

/**
 * Traditional attributes of a nakshatra (0 to 26), as key and value; the keys are English in
 * every language.
 */
export function nakshatraInfo(
  index: number,
  language: Language = sourceLanguage,
): Record<string, string> {
  const { lord, ganam, nadi, animal, enemyYoni, gender } = itemAt(NAKSHATRAS, index);
  const { names, gems, nakshatras: messages } = messagesIn(language);
  const [deity, symbol, colour, direction, syllables] = messages.rows[index] as [
    string,
    string,
    string,
    string,
    string,
  ];
  return {
    deity,
    ganam: messages.ganams[ganam],
    symbol,
    animal_sign: messages.yonis[animal],
    nadi: messages.nadis[nadi],
    color: colour,
    best_direction: direction,
    syllables: syllables.split(' ').join(', '),
    birth_stone: gems.stones[lord].birthStone,
    gender: messages.genders[gender],
    planet: names.vedic[lord],
    enemy_yoni: messages.yonis[enemyYoni],
  };
}
