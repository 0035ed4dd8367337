import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares a header with a shared token in constant time. */
export function isToken(expected: string | undefined, given: unknown): boolean {
  return (
    expected !== undefined &&
    typeof given === 'string' &&
    timingSafeEqual(digest(expected), digest(given))
  );
}

/** Whether a header is the webhook signature (HMAC-SHA256, lower-case hex) of these bytes. */
export function isHmac(secret: string, body: Uint8Array, given: unknown): boolean {
  if (typeof given !== 'string' || !/^[0-9a-f]{64}$/.test(given)) return false;
  return timingSafeEqual(
    createHmac('sha256', secret).update(body).digest(),
    Buffer.from(given, 'hex'),
  );
}
