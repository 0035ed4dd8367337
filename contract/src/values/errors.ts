import { type ShopErrorCode, shopErrors } from './error-statuses.ts';
import type { Locale } from './locale.ts';
import type { Sentence } from './sentences.ts';

/** A sentence as a reply names it: any page may find the code, whatever it knows of it. */
export type SaidSentence = { code: string; params?: unknown };

/**
 * The body of every error reply. `fields` maps a path such as `address.pincode` to a sentence. The words are English;
 * `messageCode` with `params`, and `fieldCodes`, say the same to a page that speaks another language.
 */
export type ErrorReply = {
  error: string;
  message: string;
  code: string;
  /** Of the sentence in `message`, where it is a finer one than the error's own. */
  messageCode?: string | undefined;
  params?: unknown;
  details?: string | undefined;
  retryAfter?: number | undefined;
  fields?: Record<string, string> | undefined;
  fieldCodes?: Record<string, SaidSentence> | undefined;
  requestId?: string | undefined;
};

export type ShopErrorExtra = {
  /** What is said instead of the error's own sentence. */
  message?: Sentence;
  details?: string;
  retryAfter?: number;
  fields?: Record<string, Sentence>;
  /** Facts for the caller, for example the fresh quote after a price change. */
  data?: Record<string, unknown>;
  /** The language that the request asked to be answered in; English without it. */
  locale?: Locale;
};

/** An expected failure: thrown by services, worded by the one error handler, understood by pages. */
export class ShopError extends Error {
  readonly code: ShopErrorCode;
  readonly status: number;
  /** What a person is told. */
  readonly sentence: Sentence;
  readonly extra: ShopErrorExtra;

  constructor(code: ShopErrorCode, extra: ShopErrorExtra = {}) {
    const sentence = extra.message ?? { code };
    super(sentence.params ? `${sentence.code} ${JSON.stringify(sentence.params)}` : sentence.code);
    this.name = 'ShopError';
    this.code = code;
    this.status = shopErrors[code];
    this.sentence = sentence;
    this.extra = extra;
  }
}
