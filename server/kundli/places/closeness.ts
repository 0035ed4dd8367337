import type { PhoneticCode } from './sound.ts';

const alphabet = 26;
const indexOf = (letter: string) => letter.charCodeAt(0) - 97;
const vowels = 'aeioux';

/** Below this distance two codes sound alike: they differ only in the short a. */
export const same = 0.35;

const dropping = Float64Array.from({ length: alphabet }, (_none, at) => {
  const letter = String.fromCharCode(97 + at);
  if (letter === 'x') return 0.05;
  return vowels.includes(letter) ? 0.6 : 1;
});
const swapping = new Float64Array(alphabet * alphabet);
for (let a = 0; a < alphabet; a += 1) {
  for (let b = 0; b < alphabet; b += 1)
    swapping[a * alphabet + b] = difference(String.fromCharCode(97 + a, 97 + b));
}

function difference(pair: string): number {
  const [a = '', b = ''] = pair;
  if (a === b || pair === 'xa' || pair === 'ax') return 0;
  const kinds = Number(vowels.includes(a)) + Number(vowels.includes(b));
  if (kinds === 1) return 2;
  if (kinds === 0) return pair === 'mn' || pair === 'nm' ? 0.3 : 1;
  return ['ie', 'ei', 'uo', 'ou'].includes(pair) ? 0.4 : 0.55;
}

const maximum = 64;
const row = new Float64Array(maximum + 1);

/**
 * The weighted edit distance of a phonetic code from a name's, or from its nearest prefix unless
 * `full`: 1 per consonant, about half per vowel, almost 0 for a short a, which Latin spelling and
 * Hindi pronunciation partly omit.
 */
export function distance(code: PhoneticCode, name: PhoneticCode, full: boolean): number {
  const width = Math.min(name.length, maximum, full ? maximum : code.length + 3);
  row[0] = 0;
  for (let at = 1; at <= width; at += 1)
    row[at] = (row[at - 1] ?? 0) + (dropping[indexOf(name[at - 1] ?? '')] ?? 0);
  for (let line = 0; line < code.length; line += 1) {
    const letter = indexOf(code[line] ?? '');
    let diagonal: number = row[0] ?? 0;
    row[0] = diagonal + (dropping[letter] ?? 0);
    for (let at = 1; at <= width; at += 1) {
      const other = indexOf(name[at - 1] ?? '');
      const above: number = row[at] ?? 0;
      row[at] = Math.min(
        above + (dropping[letter] ?? 0),
        (row[at - 1] ?? 0) + (dropping[other] ?? 0),
        diagonal + (swapping[letter * alphabet + other] ?? 0),
      );
      diagonal = above;
    }
  }
  if (full) return row[width] ?? 0;
  let min = row[0] ?? 0;
  for (let at = 1; at <= width; at += 1) min = Math.min(min, row[at] ?? 0);
  return min;
}
