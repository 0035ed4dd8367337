import { itemAt } from '@jyotiratna/contract';
import type { LoggerOptions } from 'pino';
import { sqlState } from '../platform/database/transact.ts';
import type { Env } from '../platform/env.ts';
import { secretCallbackFields } from '../platform/payment-providers/providers.ts';

const secret = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'code',
  'secret',
  'uri',
  'recoveryCodes',
  ...secretCallbackFields,
];
const personal = ['email', 'phone', 'address', 'dob', 'name'];

/**
 * Pino options: request lines without headers, bodies or query, and secrets and personal data
 * redacted wherever they occur.
 */
export function logOptions(env: Pick<Env, 'LOG_LEVEL'>): LoggerOptions {
  const fields = [...secret, ...personal];
  return {
    level: env.LOG_LEVEL,
    redact: {
      paths: [
        ...fields,
        ...fields.map((field) => `*.${field}`),
        ...fields.map((field) => `*.*.${field}`),
      ].map(quoteHyphen),
      censor: '[redacted]',
    },
    serializers: {
      req: ({ method, url, ip }) => ({
        method,
        path: withoutSecret(itemAt(String(url).split('?'), 0)),
        remote: ip,
      }),
      res: (reply) => ({ status: reply.statusCode }),
      err: describeError,
    },
  };
}

/**
 * Redacts paths: a guest's id below `/customers` encodes the email address, and the path of a
 * payment page contains its secret.
 */
function withoutSecret(path: string): string {
  return path
    .replace(/(\/customers\/)guest_[^/]+/, '$1[guest]')
    .replace(/(\/pay\/)[^/]+/, '$1[link]');
}

/** Pino's redaction paths permit hyphens only within brackets. */
function quoteHyphen(field: string): string {
  return field.replace(/(?:^|\.)([a-z]+-[a-z]+)$/, (_, name: string) => `["${name}"]`);
}

/**
 * Serializes an error. The message and stack of a failed statement contain its parameters, so only
 * its SQL and cause are logged.
 */
function describeError(
  error: Error & { query?: unknown; code?: unknown },
): Record<string, unknown> {
  // Named `state`, because a field named `code` is redacted.
  if (typeof error.query !== 'string') {
    return { type: error.name, message: error.message, stack: error.stack, state: error.code };
  }
  const frames = error.stack?.slice(error.stack.search(/\n\s+at /));
  const cause = error.cause instanceof Error ? error.cause.message : '';
  return {
    type: error.name,
    message: `${cause}: ${error.query}`,
    stack: frames,
    state: sqlState(error),
  };
}
