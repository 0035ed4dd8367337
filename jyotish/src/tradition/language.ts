import { sourceLocale } from '@jyotiratna/contract';
import { type EngineMessages, engineMessages, type Locale } from '@jyotiratna/messages/every-language/engine.ts';

/** Languages in which the engine words its findings: those of the shop. The words are the messages' (`engine/`). */
export type Language = Locale;
export const sourceLanguage: Language = sourceLocale;

/** The same words in each language. */
export type Messages = Readonly<Record<Language, string>>;

export function messagesOf(language: Language): EngineMessages {
  return engineMessages[language];
}

/** What each language calls something. */
export function inEachLanguage<Told>(tell: (messages: EngineMessages) => Told): Readonly<Record<Language, Told>> {
  return Object.fromEntries(
    Object.entries(engineMessages).map(([language, messages]) => [language, tell(messages)]),
  ) as Record<Language, Told>;
}
