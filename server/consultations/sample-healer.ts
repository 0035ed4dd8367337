import { newPassword } from '../accounts/ensure-administrator.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { insertUser } from '../accounts/queries.ts';
import { inviteToHealer, takeHealer } from '../healers/presence-queries.ts';
import { transact, whileStarting } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { newId } from '../platform/secrets/token.ts';

/** One of the list who is away as a sample: as long as nobody is at the desk, the page says what it always said. */
const healerId = 'sample-healer-3';
/** It receives no mail. */
const email = 'healer@jyotiratna.local';

/**
 * Gives one of the demo's healers an account, so that a session can be seen from both sides. Only for a shop that was filled with
 * the demo's catalogue just now; the password is random and answered this once.
 * @returns null where another process has done so
 */
export async function ensureSampleHealer({
  db,
}: Pick<Deps, 'db'>): Promise<{ email: string; password: string } | null> {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  return transact(
    db,
    async (tx) => {
      const row = { id: newId('usr_'), email, name: 'Sample healer', role: 'healer' as const, passwordHash };
      const user = await insertUser(tx, row);
      if (!user) return null;
      await inviteToHealer(tx, { healerId, email, sharePercent: 60 });
      await takeHealer(tx, email, user.id);
      return { email, password };
    },
    whileStarting,
  );
}
