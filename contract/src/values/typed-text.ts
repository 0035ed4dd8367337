/**
 * Invisible characters: zero-width characters, fillers, bidirectional controls, tags, selectors,
 * interlinear annotations. JavaScript's \p{Default_Ignorable_Code_Point} has most; Braille's blank
 * pattern, annotation characters, non-characters, and the joiners of Syriac and hieroglyphs are
 * added.
 */
const invisible = /[\p{DI}\p{NChar}\u070f\u2800\ufff9-\ufffc\u{13430}-\u{1343f}]+/gu;

/**
 * U+200D and U+200C select between forms of the adjacent characters in Arabic, in India's
 * scripts and related ones.
 */
const joinsChars =
  /(?=[\p{L}\p{M}])[\u0620-\u0dff\u1000-\u109f\u1780-\u17ff\ua8e0-\ua8ff\uabc0-\uabff\u{11000}-\u{11fff}]/u;
/**
 * A virama removes the vowel of its consonant; a joiner after it produces the half form, also
 * word-finally (Malayalam's chillus).
 */
const virama = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]/;
const emoji = /[\p{ExtPict}\p{EMod}]/u;
const keycap = /[\d#*]\ufe0f\u20e3/;
const ideograph = /[\p{Ideo}\p{sc=Mong}]/u;
const variant = /[\u180b-\u180d\u180f\ufe00-\ufe02\u{e0100}-\u{e01ef}]/u;

/**
 * Unicode's stream-safe limit (UAX 15): the time to normalize a letter grows quadratically with the
 * number of its marks.
 */
const surplusMarks = /(\p{M}{30})\p{M}+/gu;

const plain = /^[ -~]*$/;

/**
 * Normalizes typed text: to NFC, with one kind of space and one kind of line break, trimmed and
 * without invisible characters. A joiner stays between characters that it affects and inside an
 * emoji, a variation selector after a character that has variants. Linear in the length of the
 * text.
 */
export function typedText(text: string): string {
  if (plain.test(text)) return text.trim();
  return text
    .replace(invisible, meaningOf)
    .replace(surplusMarks, '$1')
    .normalize()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/\p{Zs}/gu, ' ')
    .trim();
}

/** Whether a text has invisible characters, significant or not. */
export function hasInvisible(text: string): boolean {
  return text.search(invisible) >= 0;
}

/** The part of a run of invisible characters that affects its neighbours' appearance. */
function meaningOf(run: string, at: number, text: string): string {
  const before = /.$/su.exec(text.slice(Math.max(0, at - 2), at))?.[0] ?? '';
  const after = String.fromCodePoint(text.codePointAt(at + run.length) ?? 0);
  const joiner = /[\u200c\u200d]/.exec(run)?.[0] ?? '';
  if (joinsChars.test(before)) {
    const isHalf = joiner === '\u200d' && virama.test(before);
    return isHalf || joinsChars.test(after) ? joiner : '';
  }
  if (emoji.test(before)) {
    const selector = /[\ufe0e\ufe0f]/.exec(run)?.[0] ?? '';
    return run.includes('\u200d') && emoji.test(after) ? `${selector}\u200d` : selector;
  }
  if (keycap.test(before + run + after)) return run;
  return ideograph.test(before) ? (variant.exec(run)?.[0] ?? '') : '';
}

/**
 * Control characters except tab and line breaks: databases reject NUL, and terminals interpret the
 * others.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const control = /[\0-\x08\v\f\x0e-\x1f\x7f-\x84\x86-\x9f]/;
const controls = new RegExp(control, 'g');

/** Whether a text can be stored: no control characters, no lone surrogates. */
export function isStorable(text: string): boolean {
  return !control.test(text) && text.isWellFormed();
}

/** Removes control characters; U+FFFD replaces a lone surrogate. */
export function cleanText(text: string): string {
  return isStorable(text) ? text : text.replace(controls, '').toWellFormed();
}

/** The first `max` UTF-16 units of a text, one fewer if that would split a surrogate pair. */
export function sliceText(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
}

const zeros = [...'٠۰०০੦૦୦௦౦೦൦෦᱐꯰０'];

/** Converts digits of Indian scripts, Arabic and full-width digits to 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(/[^\0-\x7f]/g, (sign) => {
    const zero = zeros.find(
      (first) => sign >= first && sign.charCodeAt(0) - first.charCodeAt(0) < 10,
    );
    return zero ? String(sign.charCodeAt(0) - zero.charCodeAt(0)) : sign;
  });
}
