import type { Deps } from '../../platform/deps.ts';
import { shopHash } from '../../platform/secrets/shop-secret.ts';

/**
 * The six digits of a login code, derived from its unguessable id: a retried message contains the
 * same code, and the database stores none.
 */
export async function codeOf(deps: Pick<Deps, 'db'>, codeId: string): Promise<string> {
  const bytes = Buffer.from(await shopHash(deps, `phone code ${codeId}`), 'base64url');
  return String(bytes.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}
