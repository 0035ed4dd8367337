import { sourceLocale } from '@jyotiratna/contract';
import {
  type EngineMessages,
  engineMessages,
  type Locale,
} from '@jyotiratna/messages/every-language/engine.ts';

/**
 * Languages of the engine's results: those of the shop. The labels are in the messages
 * (`engine/`).
 */
export type Language = Locale;
export const sourceLanguage: Language = sourceLocale;

/** A text in each language. */
export type LocalizedText = Readonly<Record<Language, string>>;

export function messagesIn(language: Language): EngineMessages {
  return engineMessages[language];
}

/** Maps each language to a text or value from its messages. */
export function inEachLanguage<Result>(
  textIn: (messages: EngineMessages) => Result,
): Readonly<Record<Language, Result>> {
  return Object.fromEntries(
    Object.entries(engineMessages).map(([language, messages]) => [language, textIn(messages)]),
  ) as Record<Language, Result>;
}
