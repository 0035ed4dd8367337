import { randomBytes } from 'node:crypto';
import type { Executor } from '../platform/database/open-database.ts';
import { readSetting, writeSetting } from '../platform/database/settings-queries.ts';
import { transact, whileStarting } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { newId } from '../platform/secrets/token.ts';
import { hashPassword, passwordMatches } from './password-hash.ts';
import {
  findUserByEmail,
  hasNoUsers,
  insertUser,
  lockAdministrators,
  updateUser,
} from './queries.ts';
import { revokeLogins } from './revoke-logins.ts';

/** Email address of the administrator created at the first start; no message is sent to it. */
const firstEmail = 'admin@jyotiratna.local';

/**
 * Setting with the hash of the last applied `ADMIN_PASSWORD`: the same value does not overwrite a
 * password changed in the shop.
 */
const appliedKey = 'administrator from the environment';

export type Ensured = { email: string; oneTimePassword?: string };

/**
 * Ensures that an administrator exists: the one of `ADMIN_EMAIL` and `ADMIN_PASSWORD` if they
 * are set, else, in a database that never had an account, a first one with a password that is
 * returned only once and must be changed at the first login. Processes that start simultaneously
 * create only one.
 * @returns null if no change was necessary
 */
export function ensureAdministrator(deps: Pick<Deps, 'db' | 'env'>): Promise<Ensured | null> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = deps.env;
  return email && password ? ensureGiven(deps, email, password) : ensureFirst(deps);
}

async function ensureGiven(
  { db }: Pick<Deps, 'db'>,
  email: string,
  password: string,
): Promise<Ensured> {
  const applied = (await readSetting(db, appliedKey)) as { email: string; hash: string } | null;
  const existing = applied?.email === email && (await passwordMatches(applied.hash, password));
  const passwordHash = await hashPassword(password);
  await transact(
    db,
    async (tx) => {
      await lockAdministrators(tx);
      const user = await findUserByEmail(tx, email);
      if (!user) await insertAdministrator(tx, email, passwordHash);
      else if (user.role !== 'admin' || user.duty !== 'everything' || !existing) {
        await updateUser(tx, user.id, {
          role: 'admin',
          duty: 'everything',
          ...(existing ? {} : { passwordHash, mustChangePassword: false }),
        });
        await revokeLogins(tx, user.id);
      }
      if (!existing) await writeSetting(tx, appliedKey, { email, hash: passwordHash });
    },
    whileStarting,
  );
  return { email };
}

async function ensureFirst({ db }: Pick<Deps, 'db'>): Promise<Ensured | null> {
  if (!(await hasNoUsers(db))) return null;
  const oneTimePassword = newPassword();
  const passwordHash = await hashPassword(oneTimePassword);
  return transact(
    db,
    async (tx) => {
      await lockAdministrators(tx);
      if (!(await hasNoUsers(tx))) return null;
      await insertAdministrator(tx, firstEmail, passwordHash, { mustChangePassword: true });
      return { email: firstEmail, oneTimePassword };
    },
    whileStarting,
  );
}

/** A password that is easy to read aloud: 20 alphanumeric characters in four groups, 100 bits. */
export function newPassword(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  const chars = Array.from(randomBytes(20), (byte) => alphabet[byte & 31]);
  return [0, 5, 10, 15].map((from) => chars.slice(from, from + 5).join('')).join('-');
}

async function insertAdministrator(
  tx: Executor,
  email: string,
  passwordHash: string,
  extra: { mustChangePassword?: boolean } = {},
): Promise<void> {
  await insertUser(tx, {
    id: newId('usr_'),
    email,
    name: 'Administrator',
    role: 'admin',
    passwordHash,
    ...extra,
  });
}
