import { itemAt } from '@jyotiratna/contract';
/**
 * The phonetic code of a name, the same from either script, one letter per phoneme: consonants
 * without aspiration and place of articulation (kh/k, ṭ/t, sh/s, v/w/b, z/j), nasals before b and p
 * as m, y as i, and `x` for the short a, which Devanagari does not write and Latin may omit.
 */
export type PhoneticCode = string;

const consonants: Record<string, string> = {
  ...spread('क ख', 'k'),
  ...spread('ग घ', 'g'),
  ...spread('च छ', 'c'),
  ...spread('ज झ', 'j'),
  ...spread('ट ठ त थ', 't'),
  ...spread('ड ढ द ध', 'd'),
  ...spread('ङ ञ ण न ऩ', 'n'),
  ...spread('प फ', 'p'),
  ...spread('ब भ व', 'b'),
  ...spread('म', 'm'),
  ...spread('य', 'i'),
  ...spread('र ऱ', 'r'),
  ...spread('ल ळ', 'l'),
  ...spread('श ष स', 's'),
  ...spread('ह', 'h'),
};

const chars: Record<string, string> = {
  ...{
    अ: 'x',
    आ: 'a',
    इ: 'i',
    ई: 'i',
    उ: 'u',
    ऊ: 'u',
    ऋ: 'ri',
    ए: 'e',
    ऐ: 'ai',
    ऍ: 'e',
    ओ: 'o',
    औ: 'au',
    ऑ: 'o',
  },
  ...{ 'ं': 'n', 'ँ': 'n' },
};

const signs: Record<string, string> = {
  ...{
    'ा': 'a',
    'ि': 'i',
    'ी': 'i',
    'ु': 'u',
    'ू': 'u',
    'ृ': 'ri',
    'े': 'e',
    'ै': 'ai',
    'ॅ': 'e',
    'ो': 'o',
    'ौ': 'au',
    'ॉ': 'o',
  },
  '्': '',
};

function spread(from: string, to: string): Record<string, string> {
  return Object.fromEntries(from.split(' ').map((letter) => [letter, to]));
}

/** Whether a string contains a Devanagari character. */
export const hasDevanagari = (text: string) => /[\u0904-\u0939\u0958-\u0961]/.test(text);

/** The phonetic code of a text in Devanagari; ignores other scripts, digits and marks. */
export function phoneticOfDevanagari(text: string): PhoneticCode {
  const output = text
    .normalize('NFC')
    // The suffix 'village' of many names: 'gaon' in Latin.
    .replace(/गा[ँं]व/g, 'गाओन')
    .replace(/ज्ञ/g, 'ग्य')
    // The flapped ṛ is an r in most Latin spellings; the other nukta consonants differ too little
    // to distinguish.
    .replace(/[डढ]़/g, 'र')
    .replace(/[़\u200c\u200d]/g, '');
  let code = '';
  for (let at = 0; at < output.length; at += 1) {
    const consonant = consonants[itemAt(output, at)];
    if (consonant === undefined) {
      code += chars[itemAt(output, at)] ?? signs[itemAt(output, at)] ?? '';
      continue;
    }
    const next = output[at + 1] ?? ' ';
    code += consonant;
    // The short a has no sign of its own, and is silent at the end of a name part.
    if (consonants[next] !== undefined || chars[next] !== undefined) code += 'x';
  }
  return evened(code);
}

/** The phonetic code of a folded Latin name (see `fold`). */
export function phoneticOfLatin(folded: string): PhoneticCode {
  return evened(
    folded
      .replace(/\d/g, '')
      .replace(/x/g, 'ks')
      .replace(/ck/g, 'k')
      .replace(/c(?!h)/g, 'k')
      .replace(/[fq]/g, (letter) => (letter === 'f' ? 'p' : 'k'))
      .replace(/z/g, 'j')
      .replace(/y/g, 'i')
      .replace(/ov$/, 'o')
      .replace(/v/g, 'b'),
  );
}

/**
 * Removes differences that both scripts leave open: aspiration after a consonant or at the end, au
 * for o, nasals before labials, doubled consonants. An initial short a is always pronounced.
 */
function evened(code: string): PhoneticCode {
  return code
    .replace(/([bcdgjklmnprst])h/g, '$1')
    .replace(/h$/, '')
    .replace(/^x/, 'a')
    .replace(/[ax]u/g, 'o')
    .replace(/n(?=x?[bp])/g, 'm')
    .replace(/(.)\1+/g, '$1');
}

/**
 * The consonants of a phonetic code, m as n, with `*` for an initial vowel: spellings of one name
 * nearly always share them.
 */
export function skeleton(code: PhoneticCode): string {
  return code
    .replace(/^[aeioux]/, '*')
    .replace(/[aeioux]/g, '')
    .replace(/m/g, 'n');
}
