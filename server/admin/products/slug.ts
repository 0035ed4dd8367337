/**
 * The readable part of a product's URL: lower-case ASCII alphanumeric characters with single
 * hyphens, at most 80 characters. Accents are removed, Devanagari is transliterated; a name with
 * neither is 'remedy'.
 */
export function slugOf(name: string): string {
  const latin = devanagariToLatin(name.normalize('NFC')).normalize('NFKD').replace(/\p{M}/gu, '');
  const slug = latin
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
  return slug || 'remedy';
}

/** The first unused slug among `base`, `base-2`, `base-3` … */
export function freeSlug(base: string, used: ReadonlySet<string>): string {
  if (!used.has(base)) return base;
  for (let n = 2; ; n += 1) if (!used.has(`${base}-${n}`)) return `${base}-${n}`;
}

const consonants: Record<string, string> = Object.fromEntries(
  'क:k ख:kh ग:g घ:gh ङ:n च:ch छ:chh ज:j झ:jh ञ:n ट:t ठ:th ड:d ढ:dh ण:n त:t थ:th द:d ध:dh न:n प:p फ:ph ब:b भ:bh म:m य:y र:r ल:l ळ:l व:v श:sh ष:sh स:s ह:h'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const vowels: Record<string, string> = Object.fromEntries(
  'अ:a आ:a इ:i ई:i उ:u ऊ:u ऋ:ri ए:e ऐ:ai ओ:o औ:au ऑ:o'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const signs: Record<string, string> = Object.fromEntries(
  'ा:a ि:i ी:i ु:u ू:u ृ:ri े:e ै:ai ो:o ौ:au ॉ:o'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const virama = '्';
const nukta = '़';

/**
 * Transliterates Devanagari by the common romanization of Hindi: the inherent vowel of a final
 * consonant is dropped, unless two consonants precede it.
 */
function devanagariToLatin(text: string): string {
  return text.replace(/[\u0900-\u0963\u0966-\u097f]+/g, (word) => {
    const chars = [...word.normalize('NFD').replaceAll(nukta, '')];
    return chars.map((letter, at) => latinOf(letter, chars, at)).join('');
  });
}

function latinOf(letter: string, chars: readonly string[], at: number): string {
  const consonant = consonants[letter];
  if (consonant !== undefined) {
    const next = chars[at + 1];
    if (next === virama || (next !== undefined && next in signs)) return consonant;
    const last = next === undefined;
    const joined = chars[at - 1] === virama;
    return last && !joined && chars.length > 1 ? consonant : `${consonant}a`;
  }
  if (letter === 'ं' || letter === 'ँ') return 'n';
  const digit = letter.charCodeAt(0) - 0x0966;
  if (digit >= 0 && digit <= 9) return String(digit);
  return vowels[letter] ?? signs[letter] ?? '';
}
