import { type Locale, type Sentence, type ShopErrorCode, sourceLocale } from '@jyotiratna/contract';
import type { AllErrorWords, ErrorWords } from './error-words.ts';
import { inEachLocale } from './in-each-locale.ts';
import { wordSentence } from './word-error.ts';

const words = await inEachLocale<ErrorWords>(async (locale) => (await import(`./${locale}/errors.ts`)).errors);
const source = words[sourceLocale] as AllErrorWords;

/** A sentence of an error in words; in English where the language leaves it out. */
export function formatMessage(sentence: Sentence, locale: Locale = sourceLocale): string {
  return wordSentence(words[locale], sentence) ?? wordSentence(source, sentence) ?? sentence.code;
}

/** The short title of an error. */
export function titleOf(code: ShopErrorCode, locale: Locale = sourceLocale): string {
  return words[locale].titles[code] ?? source.titles[code];
}
