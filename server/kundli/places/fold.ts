import { defined } from '@jyotiratna/contract';

/** Characters that Unicode does not decompose, and that users type as plain Latin letters. */
const UNMARKED: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  þ: 'th',
  œ: 'oe',
  ß: 'ss',
  đ: 'd',
  ı: 'i',
};

/**
 * A name's Latin letters and digits, without diacritics, case, spaces and punctuation; empty for
 * other scripts.
 */
export function charsOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[æðłøþœßđı]/g, (letter) => defined(UNMARKED[letter]))
    .replace(/[^a-z0-9]/g, '');
}

/**
 * A name folded by sound for comparing spellings: without diacritics, case, spaces and
 * punctuation, and with the variant spellings of Indian names unified (sh/s, w/v, ee/i, oo/u,
 * doubled consonants). `Bārmer` and `Barmer`, `Nasik` and `Nashik`, `Rameshwaram` and
 * `Rameswaram` fold alike. Other scripts fold to an empty string.
 */
export function fold(name: string): string {
  return charsOf(name)
    .replace(/sh/g, 's')
    .replace(/w/g, 'v')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/(.)\1+/g, '$1');
}
