import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

/**
 * Decrypts a push message as its browser does (RFC 8291), independently of the code that encrypts
 * it.
 * @param browser has the private key of the subscription; `auth`: its secret, base64url
 */
export function openPush(body: Buffer, browser: ECDH, auth: string): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const theirs = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const context = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), theirs]);
  const secret = hkdfSync(
    'sha256',
    browser.computeSecret(theirs),
    Buffer.from(auth, 'base64url'),
    context,
    32,
  );
  const key = hkdfSync('sha256', Buffer.from(secret), salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdfSync('sha256', Buffer.from(secret), salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce));
  decipher.setAuthTag(record.subarray(-16));
  const opened = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  if (opened.at(-1) !== 2) throw new Error('The record has no delimiter.');
  return opened.subarray(0, -1).toString();
}
