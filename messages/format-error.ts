import type { ErrorReply, FormattedMessage } from '@jyotiratna/contract';
import type { ErrorWords, ErrorWordsPart } from './error-labels.ts';

/** Formats a message in a language; undefined if it is missing there. */
export function localizeMessage(
  { sentences }: ErrorWords,
  { code, params }: FormattedMessage,
): string | undefined {
  if (!Object.hasOwn(sentences, code)) return undefined;
  const message = (sentences as Record<string, string | ((params: unknown) => string)>)[code];
  return typeof message === 'function' ? message(params) : message;
}

/** Merges a language's errors with the additional ones for administrators. */
export function withWords({ titles, sentences }: ErrorWords, added: ErrorWordsPart): ErrorWords {
  return {
    titles: { ...titles, ...added.titles },
    sentences: { ...sentences, ...added.sentences },
  };
}

/** Localizes an error response by its codes; texts without a translation stay unchanged. */
export function localizeReply<Reply extends ErrorReply>(labels: ErrorWords, reply: Reply): Reply {
  const { code, messageCode = code, params, fields, fieldCodes } = reply;
  return {
    ...reply,
    error:
      (Object.hasOwn(labels.titles, code) && labels.titles[code as keyof ErrorWords['titles']]) ||
      reply.error,
    message: localizeMessage(labels, { code: messageCode, params }) ?? reply.message,
    ...(fields && {
      fields: Object.fromEntries(
        Object.entries(fields).map(([path, text]) => {
          const message =
            fieldCodes && Object.hasOwn(fieldCodes, path) ? fieldCodes[path] : undefined;
          return [path, (message && localizeMessage(labels, message)) ?? text];
        }),
      ),
    }),
  };
}
