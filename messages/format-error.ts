import type { ErrorReply, FormattedMessage } from '@jyotiratna/contract';
import type { ErrorWords, ErrorWordsPart } from './error-labels.ts';

/** A sentence in a language; undefined where that has no words for it. */
export function wordMessage(
  { sentences }: ErrorWords,
  { code, params }: FormattedMessage,
): string | undefined {
  if (!Object.hasOwn(sentences, code)) return undefined;
  const message = (sentences as Record<string, string | ((params: unknown) => string)>)[code];
  return typeof message === 'function' ? message(params) : message;
}

/** The words of a language with those that it adds for administrators. */
export function withWords({ titles, sentences }: ErrorWords, added: ErrorWordsPart): ErrorWords {
  return {
    titles: { ...titles, ...added.titles },
    sentences: { ...sentences, ...added.sentences },
  };
}

/** Localizes an error reply by its codes; texts without a translation stay unchanged. */
export function wordReply<Reply extends ErrorReply>(labels: ErrorWords, reply: Reply): Reply {
  const { code, messageCode = code, params, fields, fieldCodes } = reply;
  return {
    ...reply,
    error:
      (Object.hasOwn(labels.titles, code) && labels.titles[code as keyof ErrorWords['titles']]) ||
      reply.error,
    message: wordMessage(labels, { code: messageCode, params }) ?? reply.message,
    ...(fields && {
      fields: Object.fromEntries(
        Object.entries(fields).map(([path, text]) => {
          const message =
            fieldCodes && Object.hasOwn(fieldCodes, path) ? fieldCodes[path] : undefined;
          return [path, (message && wordMessage(labels, message)) ?? text];
        }),
      ),
    }),
  };
}
