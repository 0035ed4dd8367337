import { expect, it } from 'vitest';
import {
  asciiDigits,
  cleanText,
  hasInvisible,
  isStorable,
  sliceText,
  typedText,
} from './typed-text.ts';

const bidirectional = [...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'];
const unseen = [
  ...bidirectional,
  ...'\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200c\u200d\u200e\u200f\u2060\u2061\u2064\u206a\u206f',
  ...'\u070f\u2800\u3164\ufe00\ufe0f\ufeff\uffa0\ufff9\ufffa\ufffb\ufffc\uffff\u{e0001}\u{e0041}\u{e007f}\u{e0100}\u{1d173}\u{13430}',
];

it.each(unseen.map((sign) => [`U+${sign.codePointAt(0)!.toString(16)}`, sign] as const))(
  '%s alone is no text, and is dropped around and inside Latin words',
  (_, sign) => {
    expect(typedText(sign)).toBe('');
    expect(typedText(`  ${sign} ${sign}${sign}`)).toBe('');
    expect(typedText(`${sign}As${sign}ha Ve${sign}${sign}rma${sign}`)).toBe('Asha Verma');
    expect(hasInvisible(`a${sign}b`)).toBe(true);
  },
);

it.each([
  ['a Devanagari half letter', 'क्\u200dष'],
  ['an explicit halant', 'राज्\u200cय'],
  ['an eyelash ra', 'दर्\u200dया'],
  ['a Malayalam chillu at the end of a word', 'അവന്\u200d'],
  ['a Bengali ya-phala', 'র\u200d্যাম'],
  ['Sinhala', 'ශ්\u200dරී'],
  ['Kannada', 'ರ\u200d್ಯ'],
  ['Persian', 'می\u200cخواهم'],
  ['a family', '👨\u200d👩\u200d👧\u200d👦'],
  ['a coloured profession', '👩🏽\u200d⚕\ufe0f'],
  ['a burning heart', '❤\ufe0f\u200d🔥'],
  ['a rainbow flag', '🏳\ufe0f\u200d🌈'],
  ['a keycap', '1\ufe0f\u20e3'],
  ['a variant of an ideograph', '葛\u{e0100}'],
])('preserves characters that change their neighbours: %s', (_, text) =>
  expect(typedText(text)).toBe(text),
);

it.each([
  ['around a word', '\u200dराम\u200c', 'राम'],
  ['beside a space', 'राम\u200d \u200dलाल', 'राम लाल'],
  ['between Latin letters', 'a\u200cb\u200dc', 'abc'],
  ['twice', 'क्\u200d\u200d\u200dष', 'क्\u200dष'],
  ['with others', 'क्\u200b\u200d\u2060ष', 'क्\u200dष'],
  ['after an emoji', '👩\u200d', '👩'],
  ['between an emoji and a letter', '👩\u200da', '👩a'],
  ['a selector after a letter', 'a\ufe0f', 'a'],
])('removes joiners and selectors without meaning: %s', (_, text, clean) =>
  expect(typedText(text)).toBe(clean),
);

it.each([
  ['a no-break space', 'Asha\u00a0Verma', 'Asha Verma'],
  ['typographic spaces', '\u2003Asha\u2009Verma\u202f', 'Asha Verma'],
  ['nothing but spaces', '\u00a0\u2000\u3000\u205f', ''],
  ['line breaks of every system', 'a\r\nb\rc\u2028d\u2029e\u0085f', 'a\nb\nc\nd\ne\nf'],
  ['a decomposed letter', 'jose\u0301', 'josé'],
  ['a letter and its mark with an invisible sign between', 'e\u034f\u0301', 'é'],
])('writes in one way: %s', (_, text, clean) => expect(typedText(text)).toBe(clean));

it('is idempotent', () => {
  for (const sign of unseen)
    for (const text of [
      `क्${sign}ष`,
      `❤${sign}\u200d🔥`,
      `a${sign}\u0301`,
      `ന്${sign}`,
      `1${sign}\u20e3`,
      `葛${sign}`,
    ])
      expect(typedText(typedText(text))).toBe(typedText(text));
});

it('takes time linear in the length of hostile input', () => {
  const startedAt = performance.now();
  for (const part of [
    '\u200b',
    '\u200da',
    'क\u200d',
    '❤\ufe0f\u200d',
    ' \u00a0',
    '\ufe0f1',
    '\u0301\u0316',
  ])
    typedText(`e${part.repeat(100_000)}`);
  expect(performance.now() - startedAt).toBeLessThan(5000);
});

it.each([
  ['NUL', '\0'],
  ['a bell', '\x07'],
  ['an escape', '\x1b'],
  ['DEL', '\x7f'],
  ['a C1 control', '\x9b'],
  ['half a surrogate pair', '\ud800'],
])('cannot store %s', (_, sign) => expect(isStorable(`a${sign}b`)).toBe(false));

it('accepts tabs, line breaks and every letter for storage', () =>
  expect(isStorable('a\tb\r\nआशा 💎\u0085')).toBe(true));

it('removes control characters, and replaces a lone surrogate', () =>
  expect(cleanText('a\0b\x1b\tआ💎\ud83d\x9b')).toBe('ab\tआ💎\ufffd'));

it.each([
  [4, 'a💎b'],
  [3, 'a💎'],
  [2, 'a'],
  [0, ''],
])('cuts after %i units, never inside a surrogate pair', (max, text) =>
  expect(sliceText('a💎b', max)).toBe(text),
);

it('converts digits of every Indian script', () => {
  for (const zero of [...'०০੦૦୦௦౦೦൦෦٠۰᱐꯰０']) {
    const digits = Array.from({ length: 10 }, (_, at) =>
      String.fromCodePoint(zero.codePointAt(0)! + at),
    ).join('');
    expect(asciiDigits(`+${digits} x`)).toBe('+0123456789 x');
  }
  expect(asciiDigits('आशा é 💎')).toBe('आशा é 💎');
});

it('retains thirty marks on a letter, more than any language has', () => {
  expect(typedText(`q\u0316${'\u0301'.repeat(1000)}`)).toHaveLength(31);
  expect(typedText('क़्ष्मीँ')).toBe('क़्ष्मीँ'.normalize());
});
