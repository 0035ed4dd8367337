import { createECDH, createPrivateKey, sign } from 'node:crypto';

/** The shop's key for push services: private, and as browsers receive it; base64url. */
export type PushKey = { privateKey: string; publicKey: string };

/** Push services take a day at most (RFC 8292, 2). */
const lifeSeconds = 12 * 3600;

/** A new private key of P-256, 32 bytes as base64url. */
export function newPushKey(): string {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return Buffer.from(ecdh.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
}

/**
 * A private key with its public one, 65 bytes. @throws Error for a text that is no key of the curve
 */
export function pushKeyOf(privateKey: string): PushKey {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return { privateKey, publicKey: ecdh.getPublicKey('base64url') };
}

/**
 * The `Authorization` header by which the shop identifies itself to a push service (RFC 8292): a
 * token of ES256 for the origin of the endpoint.
 * @param subject a `mailto:` or `https:` address of the operator; null: none
 * @param seconds the time of sending, since 1970
 */
export function vapidHeader(
  { privateKey, publicKey }: PushKey,
  { endpoint, subject, seconds }: { endpoint: string; subject: string | null; seconds: number },
): string {
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: privateKey,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const claims = {
    aud: new URL(endpoint).origin,
    exp: seconds + lifeSeconds,
    ...(subject && { sub: subject }),
  };
  const head = [{ typ: 'JWT', alg: 'ES256' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const token = head.join('.');
  const signature = sign('sha256', Buffer.from(token), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${token}.${signature.toString('base64url')}, k=${publicKey}`;
}
