import { type Locale, languages, sourceLocale } from '@jyotiratna/contract';
import type { Language } from '@jyotiratna/jyotish';

/** In which of its languages the engine words things for a locale. */
export function engineLanguage(locale: Locale = sourceLocale): Language {
  return languages[locale].data;
}
