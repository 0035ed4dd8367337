import { createPublicKey, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { newPushKey, pushKeyOf, vapidHeader } from './vapid.ts';

it('identifies the shop to the origin of an endpoint by a token that its public key verifies', () => {
  const key = pushKeyOf(newPushKey());
  const endpoint = 'https://push.example/send/abc';
  const header = vapidHeader(key, {
    endpoint,
    subject: 'mailto:owner@example.com',
    seconds: 1_000_000,
  });
  const [, head = '', claims = '', signature = '', published = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  expect(published).toBe(key.publicKey);
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  expect(read(head)).toEqual({ typ: 'JWT', alg: 'ES256' });
  expect(read(claims)).toEqual({
    aud: 'https://push.example',
    exp: 1_043_200,
    sub: 'mailto:owner@example.com',
  });
  const point = Buffer.from(published, 'base64url');
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)] as const;
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const data = Buffer.from(`${head}.${claims}`);
  const bytes = Buffer.from(signature, 'base64url');
  expect(verify('sha256', data, { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes)).toBe(true);
});
