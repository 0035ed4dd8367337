import type { Deps } from '../../platform/deps.ts';
import { shopHash } from '../../platform/secrets/shop-secret.ts';

/**
 * The six digits of a requested code, derived from its unguessable id: composing its message
 * again changes nothing, and the database contains no code.
 */
export async function codeOf(deps: Pick<Deps, 'db'>, codeId: string): Promise<string> {
  const bytes = Buffer.from(await shopHash(deps, `phone code ${codeId}`), 'base64url');
  return String(bytes.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}
