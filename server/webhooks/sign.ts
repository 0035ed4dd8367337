import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A new random secret in the format of Standard Webhooks. */
export function newWebhookSecret(): string {
  return prefix + randomBytes(32).toString('base64');
}

/**
 * The headers of Standard Webhooks for a body.
 * @param seconds the time of sending, since 1970
 * @param secrets the current one first; during a rotation both sign
 */
export function signedHeaders(
  { id, body, seconds }: { id: string; body: string; seconds: number },
  secrets: readonly string[],
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}
