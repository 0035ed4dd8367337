import { sourceLocale } from '@jyotiratna/contract';
import { type EngineWords, engineWords, type Locale } from '@jyotiratna/messages/every-language/engine.ts';

/** Languages in which the engine words its findings: those of the shop. The words are the messages' (`engine/`). */
export type Language = Locale;
export const sourceLanguage: Language = sourceLocale;

/** The same words in each language. */
export type Words = Readonly<Record<Language, string>>;

export function wordsOf(language: Language): EngineWords {
  return engineWords[language];
}

/** What each language calls something. */
export function inEachLanguage<Told>(tell: (messages: EngineWords) => Told): Readonly<Record<Language, Told>> {
  return Object.fromEntries(
    Object.entries(engineWords).map(([language, messages]) => [language, tell(messages)]),
  ) as Record<Language, Told>;
}
