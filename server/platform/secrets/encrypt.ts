import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const mark = 'sealed:';

/** Derives an AES-256 key from a secret text, for one purpose. */
export function encryptionKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `jyotiratna ${purpose}`, 32));
}

/** Encrypts a text with AES-256-GCM; it can only be decrypted with the same key and subject. */
export function encrypt(key: Buffer, subject: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(subject));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return mark + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

export const isEncrypted = (text: string) => text.startsWith(mark);

/** The decrypted text; null if it was encrypted with another key or for another subject. */
export function decrypt(key: Buffer, subject: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed.slice(mark.length), 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
      .setAAD(Buffer.from(subject))
      .setAuthTag(bytes.subarray(12, 28));
    return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
