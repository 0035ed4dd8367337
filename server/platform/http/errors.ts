import type { Socket } from 'node:net';
import {
  type ErrorReply,
  type Locale,
  locales,
  readIssue,
  type Sentence,
  ShopError,
  type ShopErrorCode,
  sentence,
} from '@jyotiratna/contract';
import { formatMessage, titleOf } from '@jyotiratna/messages/say.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { sqlState } from '../database/transact.ts';
import { ImageError } from '../images/image-error.ts';

/** Fastify's own refusals, by its error code. */
const fastifyCodes: Record<string, ShopErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_REQ_FILE_TOO_LARGE: 'upload_size',
  FST_FILES_LIMIT: 'upload_count',
  FST_PARTS_LIMIT: 'body_too_large',
  FST_FIELDS_LIMIT: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media',
};

/**
 * SQLSTATEs of a database that is busy, restarting or shutting down, whose disk is full or fails, or that is a replica not yet made
 * the primary; class 08 is a broken connection.
 */
const busyStates = new Set([
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53100',
  '53200',
  '53300',
  '53400',
  '58030',
  '25006',
]);

/**
 * Turns every failure into the one reply of the contract; nothing of the cause leaves the process. With `strict`, a code that
 * the endpoint does not declare is a failure of the shop (500); without it, such a code is answered and logged.
 */
export const errors = fp(async (app: FastifyInstance, { strict = false }: { strict?: boolean }) => {
  app.setErrorHandler((error: FastifyError | ShopError, request, reply) => {
    const failure = noteFailure(error, request);
    const undeclared = undeclaredIn(request, failure);
    if (undeclared) request.log.error({ failure: failure.code }, undeclared);
    const told = undeclared && strict ? new ShopError('internal', { details: undeclared }) : failure;
    return sendError(reply, request, told);
  });
  app.setNotFoundHandler((request, reply) => {
    // A page's form that its browser sends without the page's scripts: back to that page, and nothing of the form is read.
    const isForm = request.method === 'POST' && request.headers['content-type'] === 'application/x-www-form-urlencoded';
    if (isForm && /^\/(?!api\/|[/\\])/.test(request.url)) return reply.redirect(request.url, 303);
    throw new ShopError('not_found');
  });
});

/** What is wrong with a failure whose code the endpoint does not declare; null for one that it does. */
function undeclaredIn({ routeOptions }: FastifyRequest, { code }: ShopError): string | null {
  const { method, url, config } = routeOptions;
  if (!config.errors || config.errors.has(code)) return null;
  return `${[method].flat().join(' ')} ${url} answers ${code}, which its endpoint does not declare`;
}

/** What a failure is called towards those who asked; the log tells its cause where it is the shop's own. */
export function noteFailure(error: FastifyError | ShopError, request: FastifyRequest): ShopError {
  const shopError = isAbandoned(request) ? new ShopError('invalid_input') : toShopError(error);
  const facts = { err: error, failure: shopError.code };
  if (shopError.status >= 500) request.log.error(facts, 'request failed');
  else if (shopError.status === 401 || shopError.status === 403)
    request.log.warn({ failure: shopError.code }, 'refused');
  return shopError;
}

/** Whether the client disconnected before its request was complete: no failure of the shop. */
function isAbandoned({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

/** Writes an expected failure as the contract's error reply. */
export function sendError(reply: FastifyReply, request: FastifyRequest, error: ShopError) {
  const { message: _, data, fields, locale = languageOf(request), ...extra } = error.extra;
  const body: ErrorReply & Record<string, unknown> = {
    ...worded(error, locale),
    ...extra,
    ...(fields && { fields: mapValues(fields, (sentence) => formatMessage(sentence, locale)), fieldCodes: fields }),
    ...data,
    requestId: request.id,
  };
  if (extra.retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(extra.retryAfter)));
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(JSON.stringify(body));
}

/** The `language` that a call asks for, as far as it could be read, whatever else is wrong with it. */
function languageOf({ body, query }: FastifyRequest): Locale | undefined {
  const asked = [body, query].map((part) => (part as { language?: unknown } | null | undefined)?.language);
  return locales.find((locale) => asked.includes(locale));
}

/** An error in words, and the codes from which a page of another language words it. */
function worded({ code, sentence }: ShopError, locale?: Locale): ErrorReply {
  return {
    error: titleOf(code, locale),
    message: formatMessage(sentence, locale),
    code,
    ...(sentence.code !== code && { messageCode: sentence.code }),
    ...(sentence.params && { params: sentence.params }),
  };
}

/** Keeps a field that is called `__proto__`. */
function mapValues<From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

function toShopError(error: FastifyError | ShopError): ShopError {
  if (error instanceof ShopError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error.validation, error.validationContext);
  // Of an upload, its service tells more; here a stored picture could not be read.
  if (error instanceof ImageError) return new ShopError('storage_unavailable', { retryAfter: 10 });
  const known = fastifyCodes[error.code];
  if (known) return new ShopError(known);
  const state = sqlState(error) ?? '';
  if (busyStates.has(state) || state.startsWith('08') || isConnectionFailure(error))
    return new ShopError('busy', { retryAfter: 2 });
  const status = error.statusCode ?? 500;
  if (status === 429) return new ShopError('rate_limited');
  if (status >= 400 && status < 500) return new ShopError('invalid_input', { message: sentence('request_unreadable') });
  return new ShopError('internal');
}

function isConnectionFailure(error: Error): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = (cause as { code?: unknown }).code;
    if (code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === 'EPIPE' || code === 'ETIMEDOUT') return true;
    if (
      /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/.test(
        cause.message,
      )
    )
      return true;
  }
  return false;
}

type Issue = { instancePath: string; keyword: string; message?: string; params?: { keys?: string[] } };

/** Fields of one reply: whoever sends thousands that are not known is not told of each in a reply many times as long. */
const mostFields = 100;

function invalidInput(issues: readonly Issue[], context: string | undefined): ShopError {
  // Without a prototype: a field may be called __proto__.
  const fields: Record<string, Sentence> = Object.create(null);
  for (const issue of issues) {
    const base = issue.instancePath.replace(/^\//, '').replaceAll('/', '.');
    const keys = issue.keyword === 'unrecognized_keys' ? (issue.params?.keys ?? []) : null;
    if (keys) for (const key of keys) fields[base ? `${base}.${key}` : key] ??= sentence('field_unknown');
    else fields[base || context || 'body'] ??= readIssue(issue.message);
  }
  for (const name of Object.keys(fields).slice(mostFields)) delete fields[name];
  const first = Object.values(fields)[0];
  return new ShopError('invalid_input', { fields, ...(first ? { message: first } : {}) });
}

/** The reply to a URL that the router itself cannot read. No hook runs for it: it brings its `headers` along. */
export function badUrl(request: FastifyRequest, reply: FastifyReply, headers: Record<string, string>): void {
  reply.headers(headers);
  void sendError(reply, request, new ShopError('invalid_input', { message: sentence('address_unreadable') }));
}

/** Words of HTTP for what can be wrong before there is a request. */
const broken: Record<string, [line: string, code: ShopErrorCode]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'body_too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'invalid_input'],
};

/** Answers bytes that are no HTTP request, in the form of every other failure, and closes the connection. */
export function brokenRequest(headers: Record<string, string>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.writable) {
      const [line, code] = broken[error.code ?? ''] ?? ['400 Bad Request', 'invalid_input'];
      const failure = new ShopError(code, { message: sentence('request_unreadable') });
      const body = JSON.stringify(worded(failure));
      const all = {
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        'cache-control': 'no-store',
        connection: 'close',
      };
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`HTTP/1.1 ${line}\r\n${lines.join('')}\r\n${body}`);
    }
    socket.destroySoon();
  };
}
