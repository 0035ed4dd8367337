import { randomInt } from 'node:crypto';
import { giftCodeAlphabet, giftCodeLength, plainGiftCode } from '@jyotiratna/contract';
import type { Deps } from '../platform/deps.ts';
import { decrypt, encrypt, encryptionKey } from '../platform/secrets/encrypt.ts';
import { shopHash } from '../platform/secrets/shop-secret.ts';
import { hashToken } from '../platform/secrets/token.ts';

const purpose = 'code of a gift card';

/** A new code in its normal form, of 80 random bits. */
export function newGiftCode(): string {
  return Array.from(
    { length: giftCodeLength },
    () => giftCodeAlphabet[randomInt(giftCodeAlphabet.length)],
  ).join('');
}

/** The stored hash of a typed code; codes are random, so that a plain hash is enough. */
export function giftCodeHash(code: string): string {
  return hashToken(plainGiftCode(code));
}

/**
 * The columns of a card's code: its hash, its encrypted form for emails, its end. @param key of
 * `giftKey`
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
 * The code of a card; null where only its hash is known, or where it was encrypted with another
 * key.
 */
export function openCode(
  key: Buffer,
  { id, sealedCode }: { id: string; sealedCode: string | null },
): string | null {
  return sealedCode === null ? null : decrypt(key, `${purpose} ${id}`, sealedCode);
}

/**
 * The key of encrypted codes; to be read before a transaction. Without SECOND_FACTOR_KEY it is in
 * the same database.
 */
export async function giftKey(deps: Pick<Deps, 'db' | 'env'>): Promise<Buffer> {
  return encryptionKey(deps.env.SECOND_FACTOR_KEY ?? (await shopHash(deps, purpose)), purpose);
}
