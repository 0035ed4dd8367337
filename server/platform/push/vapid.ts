import { createECDH, createPrivateKey, sign } from 'node:crypto';

/** The shop's key pair for push services (VAPID), base64url. */
export type PushKey = { privateKey: string; publicKey: string };

/** Lifetime of a token; push services accept at most a day (RFC 8292, 2). */
const lifeSeconds = 12 * 3600;

/** Generates a private P-256 key: 32 bytes, base64url. */
export function newPushKey(): string {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return Buffer.from(ecdh.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
}

/** A private key with its public key (65 bytes). @throws Error for an invalid key */
export function pushKeyOf(privateKey: string): PushKey {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return { privateKey, publicKey: ecdh.getPublicKey('base64url') };
}

/**
 * The `Authorization` header that identifies the shop to a push service (RFC 8292): an ES256 token
 * for the endpoint's origin.
 * @param subject a `mailto:` or `https:` address of the operator; null: none
 * @param seconds the time of sending, in seconds since 1970
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
