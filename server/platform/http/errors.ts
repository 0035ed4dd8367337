import type { Socket } from 'node:net';
import {
  type ErrorMessage,
  type ErrorReply,
  errorMessage,
  type Locale,
  locales,
  readIssue,
  ShopError,
  type ShopErrorCode,
} from '@jyotiratna/contract';
import { formatMessage, titleOf } from '@jyotiratna/messages/format-message.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseBusy } from '../database/is-database-busy.ts';
import { ImageError } from '../images/image-error.ts';

/** Codes for Fastify's own errors. */
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
 * Converts every error into the contract's error response, without internal details. With `strict`,
 * a code that the endpoint does not declare is a failure of the shop (500); otherwise it is sent
 * and logged.
 */
export const errors = fp(async (app: FastifyInstance, { strict = false }: { strict?: boolean }) => {
  app.setErrorHandler((error: FastifyError | ShopError, request, reply) => {
    const failure = recordFailure(error, request);
    const undeclared = undeclaredIn(request, failure);
    if (undeclared) request.log.error({ failure: failure.code }, undeclared);
    const final =
      undeclared && strict ? new ShopError('internal', { details: undeclared }) : failure;
    return sendError(reply, request, final);
  });
  app.setNotFoundHandler((request, reply) => {
    // A page's form that was submitted before its scripts loaded: redirects back to the page, and
    // the form is not read.
    const isForm =
      request.method === 'POST' &&
      request.headers['content-type'] === 'application/x-www-form-urlencoded';
    if (isForm && /^\/(?!api\/|[/\\])/.test(request.url)) return reply.redirect(request.url, 303);
    throw new ShopError('not_found');
  });
});

/** A message about an error code that the endpoint does not declare; null for a declared one. */
function undeclaredIn({ routeOptions }: FastifyRequest, { code }: ShopError): string | null {
  const { method, url, config } = routeOptions;
  if (!config.errors || config.errors.has(code)) return null;
  return `${[method].flat().join(' ')} ${url} answers ${code}, which its endpoint does not declare`;
}

/** Converts an error to a public one; logs the cause of the shop's own failures. */
export function recordFailure(error: FastifyError | ShopError, request: FastifyRequest): ShopError {
  const shopError = isAbandoned(request) ? new ShopError('invalid_input') : toShopError(error);
  const metadata = { err: error, failure: shopError.code };
  if (shopError.status >= 500) request.log.error(metadata, 'request failed');
  else if (shopError.status === 401 || shopError.status === 403)
    request.log.warn({ failure: shopError.code }, 'request rejected');
  return shopError;
}

/**
 * Whether the client disconnected before its request was complete, which is not the shop's failure.
 */
function isAbandoned({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

/** Sends an expected error as the contract's error reply. */
export function sendError(reply: FastifyReply, request: FastifyRequest, error: ShopError) {
  const { message: _, data, fields, locale = languageOf(request), ...extra } = error.extra;
  const body: ErrorReply & Record<string, unknown> = {
    ...worded(error, locale),
    ...extra,
    ...(fields && {
      fields: mapValues(fields, (errorMessage) => formatMessage(errorMessage, locale)),
      fieldCodes: fields,
    }),
    ...data,
    requestId: request.id,
  };
  if (extra.retryAfter !== undefined)
    reply.header('retry-after', String(Math.ceil(extra.retryAfter)));
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(JSON.stringify(body));
}

/** The requested `language` of a call, if readable, even if other fields are invalid. */
function languageOf({ body, query }: FastifyRequest): Locale | undefined {
  const requested = [body, query].map(
    (part) => (part as { language?: unknown } | null | undefined)?.language,
  );
  return locales.find((locale) => requested.includes(locale));
}

/** An error's message, and the codes by which a page in another language translates it. */
function worded({ code, sentence: errorMessage }: ShopError, locale?: Locale): ErrorReply {
  return {
    error: titleOf(code, locale),
    message: formatMessage(errorMessage, locale),
    code,
    ...(errorMessage.code !== code && { messageCode: errorMessage.code }),
    ...(errorMessage.params && { params: errorMessage.params }),
  };
}

/** Preserves a field named `__proto__`. */
function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

function toShopError(error: FastifyError | ShopError): ShopError {
  if (error instanceof ShopError) return error;
  if (hasZodFastifySchemaValidationErrors(error))
    return invalidInput(error.validation, error.validationContext);
  // The service of an upload adds details itself; here a stored image could not be read.
  if (error instanceof ImageError) return new ShopError('storage_unavailable', { retryAfter: 10 });
  const code = fastifyCodes[error.code];
  if (code) return new ShopError(code);
  if (isDatabaseBusy(error)) return new ShopError('busy', { retryAfter: 2 });
  const status = error.statusCode ?? 500;
  if (status === 429) return new ShopError('rate_limited');
  if (status >= 400 && status < 500)
    return new ShopError('invalid_input', { message: errorMessage('request_unreadable') });
  return new ShopError('internal');
}

type Issue = {
  instancePath: string;
  keyword: string;
  message?: string;
  params?: { keys?: string[] };
};

/**
 * Maximum number of fields in an error response: a request with thousands of unknown fields must
 * not get a much longer response.
 */
const maxFields = 100;

function invalidInput(issues: readonly Issue[], context: string | undefined): ShopError {
  // Without a prototype: a field may be named __proto__.
  const fields: Record<string, ErrorMessage> = Object.create(null);
  for (const issue of issues) {
    const base = issue.instancePath.replace(/^\//, '').replaceAll('/', '.');
    const keys = issue.keyword === 'unrecognized_keys' ? (issue.params?.keys ?? []) : null;
    if (keys)
      for (const key of keys)
        fields[base ? `${base}.${key}` : key] ??= errorMessage('field_unknown');
    else fields[base || context || 'body'] ??= readIssue(issue.message);
  }
  for (const name of Object.keys(fields).slice(maxFields)) delete fields[name];
  const first = Object.values(fields)[0];
  return new ShopError('invalid_input', { fields, ...(first ? { message: first } : {}) });
}

/**
 * The reply to a URL that the router cannot decode. No hook runs for it, so its `headers` are
 * passed.
 */
export function badUrl(
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Record<string, string>,
): void {
  reply.headers(headers);
  void sendError(
    reply,
    request,
    new ShopError('invalid_input', { message: errorMessage('address_unreadable') }),
  );
}

/** Status lines and codes for errors of Node's HTTP parser. */
const broken: Record<string, [line: string, code: ShopErrorCode]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'body_too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'invalid_input'],
};

/**
 * Responds to bytes that are not a valid HTTP request, in the format of all other errors, and
 * closes the connection.
 */
export function brokenRequest(headers: Record<string, string>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.writable) {
      const [line, code] = broken[error.code ?? ''] ?? ['400 Bad Request', 'invalid_input'];
      const failure = new ShopError(code, { message: errorMessage('request_unreadable') });
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
