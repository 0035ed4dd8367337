import { defined, emailKey, isEmail, ShopError } from '@jyotiratna/contract';
import { formatMessage } from '@jyotiratna/messages/format-message.ts';
import { insertAudit, type NewAuditRow } from '../accounts/audit/queries.ts';
import { newPassword } from '../accounts/ensure-administrator.ts';
import { invite, operator } from '../accounts/invite-admin.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import {
  findUserByEmail,
  listAdministrators,
  lockAdministrators,
  type UserRow,
  updateUser,
} from '../accounts/queries.ts';
import { revokeLogins } from '../accounts/revoke-logins.ts';
import { deleteSecondFactor } from '../accounts/second-factor/queries.ts';
import { deleteSessionsOf } from '../accounts/sessions/queries.ts';
import { deleteAdministrator } from '../admin/team/remove-administrator.ts';
import { checkLedger, ledgerRestMinutes } from '../payments/check-ledger.ts';
import { DataDirInUse } from '../platform/database/lock-data-dir.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import { registerEmails } from '../platform/email/define-emails.ts';
import { type Env, EnvError, readEnv } from '../platform/env.ts';
import { ImageError } from '../platform/images/image-error.ts';
import { createS3Store } from '../platform/images/s3-store.ts';
import { noopLog } from '../platform/log.ts';
import { PaymentsError } from '../platform/payment-providers/payments-error.ts';
import { publicUrl } from '../platform/public-url.ts';
import { backUp, CopyRejected, restore } from './copy-data.ts';
import { emails } from './emails.ts';
import { bucketOf, imageStore } from './image-store.ts';
import { moveDatabase } from './move-database.ts';
import { moveImages } from './move-images.ts';
import { nameVariable } from './name-variable.ts';
import { openShopDatabase } from './open-shop-database.ts';

const usage = `Usage: npm run admin -- COMMAND
  invite EMAIL   create an invitation code for a new administrator (single use, 24 hours)
  reset EMAIL    set a temporary password, to be changed at the next login, and end all sessions of the account
  reset-second-factor EMAIL
                 disable an administrator's second factor and end all sessions of the account
  remove EMAIL   remove an administrator and end all sessions of the account; the last one cannot be removed
  list           list the administrators
  ledger DAYS    compare the payment provider's list of the last days, up to ten minutes ago, with the orders; settle
                 missed payments
  backup FOLDER  copy the embedded database and the images to a new folder, while the shop is stopped
  restore FOLDER restore such a copy to an empty DATA_DIR
  move DATABASE_URL
                 copy the embedded database to an empty PostgreSQL database, while the shop is stopped
  migrate        apply the migrations to the database, and exit
  seed           add the demo catalogue and the first articles to an empty shop, and exit
  move-pictures  copy the images of DATA_DIR to the bucket of the S3_ variables
`;

type Database = OpenDatabase['db'];

/** Commands for one account, identified by its email address. */
const forAccounts: Record<string, (db: Database, env: Env, email: string) => Promise<string>> = {
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
      await revokeLogins(tx, user.id);
      await insertAudit(tx, byOperator('admin.password-reset', user.id));
    });
    return `New password of ${email}, shown this once, to be changed at the next login:\n${password}\n`;
  },
  remove: async (db, env, email) => {
    const { id } = await findAdministrator(db, email);
    await transact(db, async (tx) => {
      await lockAdministrators(tx);
      await deleteAdministrator(tx, env, id);
      await insertAudit(tx, {
        ...byOperator('admin.remove', id),
        difference: { email: { before: email, after: null } },
      });
    });
    return `${email} is no longer an administrator.\n`;
  },
  'reset-second-factor': async (db, _env, email) => {
    const user = await findAdministrator(db, email);
    const wasEnabled = await transact(db, async (tx) => {
      if (!(await deleteSecondFactor(tx, user.id))) return false;
      await deleteSessionsOf(tx, user.id);
      await insertAudit(tx, byOperator('admin.second-factor-reset', user.id));
      return true;
    });
    return wasEnabled
      ? `${email} now logs in with the password only.\n`
      : `${email} has no second factor.\n`;
  },
};

/** Commands for the whole shop. */
const forShop: Record<string, (env: Env, word: string) => Promise<string>> = {
  list: (env) =>
    withDatabase(env, async (db) => {
      const rows = await listAdministrators(db);
      return (
        rows.map(({ email, name }) => `${email}\t${name}\n`).join('') ||
        'There is no administrator yet.\n'
      );
    }),
  ledger: (env, days) => {
    if (!/^[1-9]\d{0,2}$/.test(days)) throw new Rejected(usage.trimEnd());
    return withDatabase(env, (db) => compareLedger(db, env, Number(days)));
  },
  backup: async (env, folder) => {
    rejectServer(env, 'pg_dump');
    await backUp(env.DATA_DIR, requireFolder(folder));
    return `${env.DATA_DIR} is copied to ${folder}.\n`;
  },
  restore: async (env, folder) => {
    rejectServer(env, 'pg_restore');
    await restore(requireFolder(folder), env.DATA_DIR);
    return `${folder} is restored to ${env.DATA_DIR}. Start the shop, then compare the ledger.\n`;
  },
  move: async (env, url) => {
    if (env.DATABASE_URL)
      throw new Rejected('DATABASE_URL is set: the shop is on a PostgreSQL server already.');
    if (!/^postgres(?:ql)?:\/\//.test(url)) throw new Rejected(usage.trimEnd());
    const moved = await nameVariable(
      'The URL must be that of a PostgreSQL server that accepts the login',
      () => moveDatabase(env.DATA_DIR, url),
    );
    const lines = moved.map(
      ({ table, rows }) => `${table.padEnd(28)}${String(rows).padStart(9)}\n`,
    );
    return `${lines.join('')}Every row was copied, counted and compared. Set DATABASE_URL to that database and start the shop.\n`;
  },
  migrate: (env) => withDatabase(env, async () => 'Every migration is applied.\n'),
  seed: (env) =>
    withDatabase(env, async (db) => {
      // Loaded on demand, because the demo images are only needed by this command.
      const { seedShop } = await import('../seed/seed-shop.ts');
      const added = await seedShop(db, imageStore(env), { demo: true });
      return added
        ? 'The demo catalogue is added.\n'
        : 'The shop has remedies or orders: no catalogue is added.\n';
    }),
  'move-pictures': async (env) => {
    const bucket = bucketOf(env);
    if (!bucket)
      throw new Rejected(
        'Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY first.',
      );
    const { copied, there: existing } = await moveImages(env.DATA_DIR, createS3Store(bucket));
    return `${copied} image files copied, ${existing} existed already; each was verified. The originals are unchanged.\n`;
  },
};

class Rejected extends Error {}

function requireFolder(folder: string): string {
  if (folder === '') throw new Rejected(usage.trimEnd());
  return folder;
}

function rejectServer(env: Env, program: string): void {
  if (env.DATABASE_URL)
    throw new Rejected(
      `DATABASE_URL is set to a PostgreSQL server: use ${program}, see docs/operating.md.`,
    );
}

async function compareLedger(db: Database, env: Env, days: number): Promise<string> {
  // Loaded on demand, so that other commands start faster.
  const { createDeps } = await import('./deps.ts');
  const deps = await createDeps({ env, db, store: imageStore(env), log: noopLog });
  if (!deps.payments) throw new Rejected('Payments are simulated: there is no ledger.');
  const { captured, repaired, refunds, unknown } = await checkLedger(deps, days * 86_400_000);
  return [
    `The last ${ledgerRestMinutes} minutes are excluded: webhooks and pages may still report them. Run this again later for those.\n`,
    `${captured} payments captured, ${repaired} of them settled now, ${refunds} refunds recorded now.\n`,
    ...unknown.map(
      (id) =>
        `${id} belongs to no order here: refund it at the provider's dashboard, or find its order.\n`,
    ),
  ].join('');
}

async function withDatabase<Result>(
  env: Env,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  registerEmails(emails);
  const database = await openShopDatabase(env, 2);
  return work(database.db).finally(() => database.close());
}

async function findAdministrator(db: Database, email: string): Promise<UserRow> {
  const user = await findUserByEmail(db, email);
  if (user?.role !== 'admin')
    throw new Rejected(`There is no administrator with the email ${email}.`);
  return user;
}

function byOperator(action: string, userId: string): NewAuditRow {
  return {
    actorId: operator.id,
    actorEmail: operator.email,
    action,
    subject: `account:${userId}`,
    difference: {},
  };
}

/**
 * The operators' command line: `npm run admin -- COMMAND`; without a command it prints its usage.
 */
async function main([name = '', word = '']: string[]): Promise<void> {
  const env = readEnv(process.env);
  if (Object.hasOwn(forShop, name)) {
    process.stdout.write(await defined(forShop[name])(env, word));
    return;
  }
  const command = Object.hasOwn(forAccounts, name) ? forAccounts[name] : undefined;
  if (!command || word === '') throw new Rejected(usage.trimEnd());
  const address = emailKey(word);
  if (!isEmail(address)) throw new Rejected(`${word} is not an email address.`);
  process.stdout.write(await withDatabase(env, (db) => command(db, env, address)));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const expected = [Rejected, CopyRejected, ImageError, EnvError, ShopError, PaymentsError].some(
    (kind) => error instanceof kind,
  );
  if (error instanceof DataDirInUse) {
    process.stderr.write(
      'The shop is running, and only one process can open its embedded database: invite at /admin/team, or stop the shop first.\n',
    );
  } else if (expected)
    process.stderr.write(
      `${error instanceof ShopError ? formatMessage(error.sentence) : (error as Error).message}\n`,
    );
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
