import type { ErrorReply } from '../values/errors.ts';
import { type Locale, localeHeader } from '../values/locale.ts';

/** Title and sentence of a failure for which the shop gave none of its own, for example because it was not reached. */
export type Unexplained = { error: string; message: string };

const unexplained: Unexplained = {
  error: 'Something went wrong',
  message: 'The shop could not be reached. Please check your connection.',
};

/** A reply that is not a success, or no reply at all. Pages show `message`. */
export class CallError extends Error {
  /** HTTP status; 0 when the shop could not be reached. */
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly details: string | undefined;
  readonly retryAfter: number | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** The whole reply, for calls that add facts to an error (the fresh quote, the pieces left). */
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, body: Partial<ErrorReply> & Record<string, unknown>, words = unexplained) {
    super(body.message ?? words.message);
    this.name = 'CallError';
    this.status = status;
    this.code = body.code ?? (status === 0 ? 'unreachable' : 'internal');
    this.title = body.error ?? words.error;
    this.details = body.details;
    this.retryAfter = body.retryAfter;
    this.fields = body.fields ?? {};
    this.body = body;
  }
}

export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

export type CallOptions = { signal?: AbortSignal | undefined; headers?: Record<string, string> };

/** Sends one call below `/api` and returns its JSON. @throws CallError on anything but a 2xx reply. */
export type Call = <Reply>(method: string, path: string, body?: unknown, options?: CallOptions) => Promise<Reply>;

/** Sends one call below `/api` and returns the file it answers with. @throws CallError on anything but a 2xx reply. */
export type Download = (path: string, body: unknown) => Promise<Blob>;

/**
 * A caller over any fetch: the browser's own, or the server's in-process one while rendering. `words` are those of a
 * failure that is not explained, in the language of the page; `locale` is that language, told with every call that acts.
 */
export function createCall(fetch: Fetch, words?: Unexplained, locale?: Locale): Call {
  const send = createSend(fetch, words, locale);
  return async (method, path, body, options) => parse(await (await send(method, path, body, options)).text()) as never;
}

/** As `createCall`, for replies that are files. */
export function createDownload(fetch: Fetch, words?: Unexplained, locale?: Locale): Download {
  const send = createSend(fetch, words, locale);
  return async (path, body) => (await send('POST', path, body)).blob();
}

function createSend(fetch: Fetch, words?: Unexplained, locale?: Locale) {
  return async (method: string, path: string, body?: unknown, options: CallOptions = {}): Promise<Response> => {
    const isForm = typeof FormData !== 'undefined' && body instanceof FormData;
    const init: RequestInit = {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...(locale === undefined || method === 'GET' ? {} : { [localeHeader]: locale }),
        ...options.headers,
      },
      ...(body === undefined ? {} : { body: isForm ? (body as FormData) : JSON.stringify(body) }),
      ...(options.signal ? { signal: options.signal } : {}),
    };
    const reply = await fetch(`/api${path}`, init).catch((cause) => {
      if (options.signal?.aborted) throw cause;
      throw new CallError(0, {}, words);
    });
    if (!reply.ok) throw new CallError(reply.status, parse(await reply.text()) ?? {}, words);
    return reply;
  };
}

function parse(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** '?a=1&b=2' from the defined values; '' when there is none. */
export function queryString(values: Record<string, string | number | undefined>): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return pairs.length ? `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}` : '';
}
