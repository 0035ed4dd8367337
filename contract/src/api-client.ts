import type { Endpoint, Input, Located, Reply } from './endpoint.ts';
import type { ErrorReply } from './values/errors.ts';
import { type Locale, localeHeader } from './values/locale.ts';

/**
 * Title and message of an error without a message from the server, for example if it is
 * unreachable.
 */
export type Unexplained = { error: string; message: string };

const unexplained: Unexplained = {
  error: 'Something went wrong',
  message: 'The shop could not be reached. Please check your connection.',
};

/** An error response, or a failed request. Pages show `message`. */
export class CallError extends Error {
  /** HTTP status; 0 when the shop could not be reached. */
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly details: string | undefined;
  readonly retryAfter: number | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /**
   * The full response body, for endpoints that add details to an error (such as the current quote
   * or the remaining stock).
   */
  readonly body: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    body: Partial<ErrorReply> & Record<string, unknown>,
    copy = unexplained,
  ) {
    super(body.message ?? copy.message);
    this.name = 'CallError';
    this.status = status;
    this.code = body.code ?? (status === 0 ? 'unreachable' : 'internal');
    this.title = body.error ?? copy.error;
    this.details = body.details;
    this.retryAfter = body.retryAfter;
    this.fields = body.fields ?? {};
    this.body = body;
  }
}

export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

export type CallOptions = { signal?: AbortSignal | undefined };

type Rest<Given, Options extends unknown[] = []> =
  Record<never, never> extends Given
    ? [input?: Given, ...options: Options]
    : [input: Given, ...options: Options];

type ResponseBody<Declared extends Endpoint> = Declared extends { kind: 'file' }
  ? Blob
  : Reply<Declared>;

/**
 * Sends a request of the contract and returns its response, a `Blob` for a file.
 * @throws CallError on any response other than 2xx; the abort reason of `signal` if it is aborted
 */
export type ApiClient = <Declared extends Endpoint>(
  endpoint: Declared,
  ...rest: Rest<Input<Declared>, [options?: CallOptions]>
) => Promise<ResponseBody<Declared>>;

type Parts = { params?: unknown; query?: unknown; headers?: unknown; body?: unknown };

/**
 * Creates the typed API client, the only channel from a page to the server, over any fetch: the
 * browser's own, or the server's in-process one during rendering. It reads only method, path, kind
 * and `worded` of an endpoint, so that schemas stay on the server. `copy` are the messages of
 * errors that the server does not explain itself, by default in English. `locale` is that of the
 * page: it is sent with every mutation, where it sets the language of later emails, and with every
 * `worded` read.
 */
export function createApiClient(fetch: Fetch, copy?: Unexplained, locale?: Locale): ApiClient {
  return async (
    { method, path, kind, worded }: Endpoint,
    input: Parts = {},
    { signal }: CallOptions = {},
  ) => {
    const { headers, body } = input;
    const isForm = kind === 'form';
    const init: RequestInit = {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...(locale === undefined || (method === 'GET' && !worded)
          ? {}
          : { [localeHeader]: locale }),
        ...defined(headers),
      },
      ...(body === undefined ? {} : { body: isForm ? (body as FormData) : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    };
    const reply = await fetch(fill(path, input), init).catch((cause) => {
      if (signal?.aborted) throw cause;
      throw new CallError(0, {}, copy);
    });
    if (!reply.ok) throw new CallError(reply.status, parse(await reply.text()) ?? {}, copy);
    return kind === 'file' ? reply.blob() : parse(await reply.text());
  };
}

/** The path of a call with its parameters and query, for a link. */
export function pathOf<Declared extends Endpoint>(
  endpoint: Declared,
  ...[input]: Rest<Located<Declared>>
): string {
  return fill(endpoint.path, input ?? {});
}

function fill(path: string, { params, query }: Parts): string {
  const pairs = Object.entries(defined(query)).filter(([, value]) => value !== '');
  const search = pairs.length ? `?${new URLSearchParams(pairs)}` : '';
  return path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(Object(params)[name])) + search;
}

function defined(values: unknown): Record<string, string> {
  const given = Object.entries(Object(values)).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

// biome-ignore lint/suspicious/noExplicitAny: the endpoint declares the type of its reply
function parse(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
