import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A fresh secret in the form of Standard Webhooks. */
export function newWebhookSecret(): string {
  return prefix + randomBytes(32).toString('base64');
}

/**
 * The headers of Standard Webhooks for a body.
 * @param seconds - the time of sending, since 1970
 * @param secrets - the present one first; while a secret is replaced, both sign
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
