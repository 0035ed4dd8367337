import { type SaidSentence, sourceLocale } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';

/** What the API words by itself needs no other words. */
const speaksAsTheShop = language.code === sourceLocale;

/**
 * An error reply with its sentences in the language of this build, made from their codes. What the language has no words
 * for stays English rather than getting lost.
 */
export async function wordedReply(reply: Response): Promise<Response> {
  if (reply.ok || speaksAsTheShop) return reply;
  const text = await reply.text();
  const words = await errorWords();
  const { status, statusText, headers } = reply;
  return new Response(text && words ? wordText(text, words) : text, { status, statusText, headers });
}

/** A sentence in a reply that is no error; `source` is how the API words it. */
export async function wordedSentence(said: SaidSentence, source: string): Promise<string> {
  if (speaksAsTheShop) return source;
  const words = await errorWords();
  return words?.wordSentence(words.errors, said) ?? source;
}

type Words = Awaited<ReturnType<typeof load>>;

const load = async () => ({
  ...(await import('#messages/errors.ts')),
  ...(await import('@jyotiratna/messages/word-error.ts')),
});

/** Fetched with the first error, since most visits meet none; null where that fails. */
const errorWords = (): Promise<Words | null> => load().catch(() => null);

function wordText(text: string, { errors, wordReply }: Words): string {
  try {
    return JSON.stringify(wordReply(errors, JSON.parse(text)));
  } catch {
    return text;
  }
}
