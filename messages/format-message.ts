import {
  type ErrorMessage,
  type Locale,
  type ShopErrorCode,
  sourceLocale,
} from '@jyotiratna/contract';
import type { AllErrorWords, ErrorWords } from './error-labels.ts';
import { localizeMessage } from './format-error.ts';
import { inEachLocale } from './in-each-locale.ts';

const copy = await inEachLocale<ErrorWords>(
  async (locale) => (await import(`./${locale}/errors.ts`)).errors,
);
const source = copy[sourceLocale] as AllErrorWords;

/** Formats an error message; in English if missing in the language. */
export function formatMessage(errorMessage: ErrorMessage, locale: Locale = sourceLocale): string {
  return (
    localizeMessage(copy[locale], errorMessage) ??
    localizeMessage(source, errorMessage) ??
    errorMessage.code
  );
}

/** The short title of an error. */
export function titleOf(code: ShopErrorCode, locale: Locale = sourceLocale): string {
  return copy[locale].titles[code] ?? source.titles[code];
}
