import { isEmail, ShopError } from '@jyotiratna/contract';
import { DataDirInUse } from '../db/lock-data-dir.ts';
import { type OpenDatabase, openDatabase } from '../db/open-database.ts';
import { insertAudit, type NewAuditRow } from '../db/queries/audit.ts';
import { deleteSecondFactor } from '../db/queries/second-factors.ts';
import { deleteSessionsOf } from '../db/queries/sessions.ts';
import { findUserByEmail, listAdministrators, type UserRow, updateUser } from '../db/queries/users.ts';
import { transact } from '../db/transact.ts';
import { newPassword } from '../services/accounts/ensure-administrator.ts';
import { invite, operator } from '../services/accounts/invite-admin.ts';
import { hashPassword } from '../services/accounts/password-hash.ts';
import { publicUrl } from '../services/config/public-url.ts';
import { type Env, EnvError, readEnv } from './env.ts';

const usage = `Usage: npm run admin -- COMMAND
  invite EMAIL   make an invitation code for a new administrator (once, 24 hours)
  reset EMAIL    give an administrator a new password, to be changed at the next login, and end their sessions
  reset-second-factor EMAIL
                 turn an administrator's second factor off and end their sessions
  list           list the administrators
`;

type Database = OpenDatabase['db'];

const commands: Record<string, (db: Database, env: Env, email: string) => Promise<string>> = {
  invite: async (db, env, email) => {
    const { code, expiresAt } = await invite({ db }, operator, { email });
    const link = `${publicUrl(env)}/admin/register?${new URLSearchParams({ invite: code, email })}`;
    return `Invitation code for ${email}, until ${expiresAt}:\n${code}\n${link}\n`;
  },
  reset: async (db, _env, email) => {
    const user = await findAdministrator(db, email);
    const password = newPassword();
    const passwordHash = await hashPassword(password);
    await transact(db, async (tx) => {
      await updateUser(tx, user.id, { passwordHash, mustChangePassword: true });
      await deleteSessionsOf(tx, user.id);
      await insertAudit(tx, byOperator('admin.password-reset', user.id));
    });
    return `New password of ${email}, shown this once, to be changed at the next login:\n${password}\n`;
  },
  'reset-second-factor': async (db, _env, email) => {
    const user = await findAdministrator(db, email);
    const wasOn = await transact(db, async (tx) => {
      if (!(await deleteSecondFactor(tx, user.id))) return false;
      await deleteSessionsOf(tx, user.id);
      await insertAudit(tx, byOperator('admin.second-factor-reset', user.id));
      return true;
    });
    return wasOn ? `${email} logs in with the password alone now.\n` : `${email} has no second factor.\n`;
  },
  list: async (db) => {
    const rows = await listAdministrators(db);
    return rows.map(({ email, name }) => `${email}\t${name}\n`).join('') || 'There is no administrator yet.\n';
  },
};

class Refused extends Error {}

async function findAdministrator(db: Database, email: string): Promise<UserRow> {
  const user = await findUserByEmail(db, email);
  if (user?.role !== 'admin') throw new Refused(`There is no administrator with the email ${email}.`);
  return user;
}

function byOperator(action: string, userId: string): NewAuditRow {
  return { actorId: operator.id, actorEmail: operator.email, action, subject: `account:${userId}`, difference: {} };
}

/** The shop's command line for administrators: `npm run admin -- invite EMAIL | reset EMAIL | reset-second-factor EMAIL | list`. */
async function main([name = '', email]: string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || (name !== 'list' && email === undefined)) throw new Refused(usage.trimEnd());
  const address = (email ?? '').trim().toLowerCase();
  if (name !== 'list' && !isEmail(address)) throw new Refused(`${email} is no e-mail address.`);
  const env = readEnv(process.env);
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, pool: 2 });
  try {
    process.stdout.write(await command(database.db, env, address));
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const expected = error instanceof Refused || error instanceof EnvError || error instanceof ShopError;
  if (error instanceof DataDirInUse) {
    process.stderr.write(
      'The shop is running, and only one process can open its embedded database: invite at /admin/team, or stop the shop first.\n',
    );
  } else if (expected) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
