/** Letters that Unicode takes for whole ones, and people without such keys write plainly. */
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

/** A name's letters and digits: without marks, case, spaces and punctuation. Other scripts have none. */
export function lettersOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[æðłøþœßđı]/g, (letter) => UNMARKED[letter]!)
    .replace(/[^a-z0-9]/g, '');
}

/**
 * A name as it sounds, for comparing spellings: without marks, case, spaces and punctuation, and with the letters that
 * Indian names are spelt either way brought to one (sh/s, w/v, ee/i, oo/u, doubled letters). `Bārmer` and `Barmer`,
 * `Nasik` and `Nashik`, `Rameshwaram` and `Rameswaram` fold alike. Other scripts fold to nothing.
 */
export function fold(name: string): string {
  return lettersOf(name)
    .replace(/sh/g, 's')
    .replace(/w/g, 'v')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/(.)\1+/g, '$1');
}
