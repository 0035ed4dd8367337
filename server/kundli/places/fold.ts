/**
 * A name as it sounds, for comparing spellings: without marks, case, spaces and punctuation, and with the letters that
 * Indian names are spelt either way brought to one (sh/s, w/v, ee/i, oo/u, doubled letters). `Bārmer` and `Barmer`,
 * `Nasik` and `Nashik`, `Rameshwaram` and `Rameswaram` fold alike. Other scripts fold to nothing.
 */
export function fold(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/sh/g, 's')
    .replace(/w/g, 'v')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/(.)\1+/g, '$1');
}
