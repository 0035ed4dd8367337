import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/**
 * The keys of a subscription, base64url (RFC 8291): the browser's public key, and its
 * authentication secret.
 */
export type PushKeys = { p256dh: string; auth: string };

const curve = 'prime256v1';
/** The record size in the header, in bytes. */
const recordSize = 4096;
/** Maximum bytes of a text that fit into one record: push services accept 4096 in total. */
export const maxPushBytes = recordSize - 86 - 17;

/** Whether the keys are valid: a point of the curve, and 16 bytes. */
export function arePushKeys({ p256dh, auth }: PushKeys): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    const own = createECDH(curve);
    own.generateKeys();
    return own.computeSecret(Buffer.from(p256dh, 'base64url')).length === 32;
  } catch {
    return false;
  }
}

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/**
 * Encrypts a message as one `aes128gcm` record (RFC 8188), which only the subscription's browser
 * can decrypt.
 * @param fixed salt and private key for the examples of RFC 8291; random by default
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: PushKeys,
  fixed?: { salt: Buffer; privateKey: Buffer },
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const own = createECDH(curve);
  if (fixed) own.setPrivateKey(fixed.privateKey);
  else own.generateKeys();
  const ours = own.getPublicKey();
  const salt = fixed?.salt ?? randomBytes(16);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derive(own.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The delimiter of the last record.
  const record = Buffer.concat([
    cipher.update(text, 'utf8'),
    cipher.update(Buffer.of(2)),
    cipher.final(),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([salt, size, Buffer.of(ours.length), ours, record, cipher.getAuthTag()]);
}
