import type { ErrorReply, SaidSentence } from '@jyotiratna/contract';
import type { ErrorWords } from './error-words.ts';

/** A sentence in a language; undefined where that has no words for it. */
export function wordSentence({ sentences }: ErrorWords, { code, params }: SaidSentence): string | undefined {
  if (!Object.hasOwn(sentences, code)) return undefined;
  const words = (sentences as Record<string, string | ((params: unknown) => string)>)[code];
  return typeof words === 'function' ? words(params) : words;
}

/** An error reply in a language, from its codes; what that has no words for stays as it came. */
export function wordReply<Reply extends ErrorReply>(words: ErrorWords, reply: Reply): Reply {
  const { code, messageCode = code, params, fields, fieldCodes } = reply;
  return {
    ...reply,
    error: (Object.hasOwn(words.titles, code) && words.titles[code as keyof ErrorWords['titles']]) || reply.error,
    message: wordSentence(words, { code: messageCode, params }) ?? reply.message,
    ...(fields && {
      fields: Object.fromEntries(
        Object.entries(fields).map(([path, text]) => {
          const said = fieldCodes && Object.hasOwn(fieldCodes, path) ? fieldCodes[path] : undefined;
          return [path, (said && wordSentence(words, said)) ?? text];
        }),
      ),
    }),
  };
}
