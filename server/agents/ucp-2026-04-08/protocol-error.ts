import { ShopError } from '@jyotiratna/contract';
import { formatMessage } from '@jyotiratna/messages/format-message.ts';

/** An error of the protocol: HTTP status, code and message. */
export class ProtocolError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, content: string) {
    super(content);
    this.name = 'ProtocolError';
    this.status = status;
    this.code = code;
  }
}

/** Converts any error to the protocol's format; details of unexpected errors are not disclosed. */
export function protocolErrorOf(error: unknown): ProtocolError & { retryAfter?: number } {
  if (error instanceof ProtocolError) return error;
  if (!(error instanceof ShopError))
    return new ProtocolError(500, 'internal', 'The shop could not answer.');
  const { code, status, sentence, extra } = error;
  const named = extra.details ?? Object.keys(extra.fields ?? {}).join(', ');
  const content = [formatMessage(sentence), named].filter(Boolean).join(' ');
  const failure = new ProtocolError(status, code, content);
  return extra.retryAfter === undefined
    ? failure
    : Object.assign(failure, { retryAfter: Math.ceil(extra.retryAfter) });
}
