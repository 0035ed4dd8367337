import { randomInt } from 'node:crypto';
import { giftCodeAlphabet, giftCodeLength, plainGiftCode } from '@jyotiratna/contract';
import type { Deps } from '../platform/deps.ts';
import { decrypt, encrypt, encryptionKey } from '../platform/secrets/encrypt.ts';
import { shopHash } from '../platform/secrets/shop-secret.ts';
import { hashToken } from '../platform/secrets/token.ts';

const purpose = 'code of a gift card';

/** A new random code of 80 bits, in normal form. */
export function newGiftCode(): string {
  return Array.from(
    { length: giftCodeLength },
    () => giftCodeAlphabet[randomInt(giftCodeAlphabet.length)],
  ).join('');
}

/** The stored hash of an entered code. Codes are random, so an unsalted hash is sufficient. */
export function giftCodeHash(code: string): string {
  return hashToken(plainGiftCode(code));
}

/**
 * The columns of a gift card's code: its hash, its encrypted form (for emails), and its last
 * characters.
 * @param key the key of `giftKey`
 */
export function codeColumns(
  key: Buffer,
  id: string,
  code: string,
): { codeHash: string; sealedCode: string; codeEnd: string } {
  const plain = plainGiftCode(code);
  const sealedCode = encrypt(key, `${purpose} ${id}`, plain);
  return { codeHash: giftCodeHash(plain), sealedCode, codeEnd: plain.slice(-4) };
}

/**
 * Decrypts the code of a gift card; null if only its hash is stored, or it was encrypted with
 * another key.
 */
export function openCode(
  key: Buffer,
  { id, sealedCode }: { id: string; sealedCode: string | null },
): string | null {
  return sealedCode === null ? null : decrypt(key, `${purpose} ${id}`, sealedCode);
}

/**
 * The encryption key of gift card codes; read it before a transaction. Without SECOND_FACTOR_KEY it
 * is stored in the same database.
 */
export async function giftKey(deps: Pick<Deps, 'db' | 'env'>): Promise<Buffer> {
  return encryptionKey(deps.env.SECOND_FACTOR_KEY ?? (await shopHash(deps, purpose)), purpose);
}
