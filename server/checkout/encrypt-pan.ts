import type { Deps } from '../platform/deps.ts';
import { decrypt, encrypt, encryptionKey } from '../platform/secrets/encrypt.ts';
import { shopHash } from '../platform/secrets/shop-secret.ts';
import type { StoredPan } from '../reservations/schema.ts';

const purpose = 'pan of an order';

/** Encrypts a PAN. Without SECOND_FACTOR_KEY the encryption key is in the same database. */
export async function encryptPan(deps: Pick<Deps, 'db' | 'env'>, pan: string): Promise<StoredPan> {
  return { sealed: encrypt(await keyOf(deps), purpose, pan), end: pan.slice(-4) };
}

/** Decrypts a PAN; null if it was encrypted with another key. */
export async function openPan(
  deps: Pick<Deps, 'db' | 'env'>,
  { sealed }: StoredPan,
): Promise<string | null> {
  return decrypt(await keyOf(deps), purpose, sealed);
}

async function keyOf(deps: Pick<Deps, 'db' | 'env'>): Promise<Buffer> {
  return encryptionKey(deps.env.SECOND_FACTOR_KEY ?? (await shopHash(deps, purpose)), purpose);
}
