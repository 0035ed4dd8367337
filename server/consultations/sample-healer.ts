import { newPassword } from '../accounts/ensure-administrator.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { insertUser } from '../accounts/queries.ts';
import { inviteToHealer, takeHealer } from '../healers/presence-queries.ts';
import { transact, whileStarting } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { newId } from '../platform/secrets/token.ts';

/** A sample healer who is offline by default, as visible until the dashboard is first used. */
const healerId = 'sample-healer-3';
/** No email is sent to this address. */
const email = 'healer@jyotiratna.local';

/**
 * Creates an account for one of the demo's healers, so that a session can be tried from both sides.
 * Only for a shop that was just seeded with the demo's catalogue; the password is random and
 * returned only once.
 * @returns null if another process has already created it
 */
export async function ensureSampleHealer({
  db,
}: Pick<Deps, 'db'>): Promise<{ email: string; password: string } | null> {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  return transact(
    db,
    async (tx) => {
      const row = {
        id: newId('usr_'),
        email,
        name: 'Sample healer',
        role: 'healer' as const,
        passwordHash,
      };
      const user = await insertUser(tx, row);
      if (!user) return null;
      await inviteToHealer(tx, { healerId, email, sharePercent: 60 });
      await takeHealer(tx, email, user.id);
      return { email, password };
    },
    whileStarting,
  );
}
