import { execFile } from 'node:child_process';
import { createSystemClock } from '@jyotiratna/sandbox-gateway';
import { startGateway } from '@jyotiratna/sandbox-gateway/testing/start-gateway';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recoveryCodes, secondFactors } from '../accounts/credentials-schema.ts';
import { findUserByEmail } from '../accounts/queries.ts';
import { auditLog, sessions, users } from '../accounts/schema.ts';
import { lockDataDir } from '../platform/database/lock-data-dir.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
import { gatewaySettings } from '../testing/checkout-shop.ts';
import { builtProgram, processEnvironment } from '../testing/program-environment.ts';
import { newDataDir } from '../testing/test-database.ts';

describe('the operators’ command line', () => {
  let dataDir: string;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ dataDir, remove } = await newDataDir());
  });
  afterAll(() => remove());

  /** Runs the program and returns its output and exit code. */
  function run(
    args: string[],
    env: Record<string, string> = {},
  ): Promise<{ code: number; out: string; err: string }> {
    return new Promise((done) => {
      const settings = {
        ...processEnvironment,
        DATA_DIR: dataDir,
        PUBLIC_URL: 'https://shop.example.in',
        PAYMENTS: 'none',
        ...env,
      };
      execFile(
        process.execPath,
        [...builtProgram('admin'), ...args],
        { env: settings },
        (error, out, err) =>
          done({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
      );
    });
  }

  it('prints an invitation with a link', async () => {
    const { code, out, err } = await run(['invite', 'New@Example.in']);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(
      /https:\/\/shop\.example\.in\/admin\/register\?invite=[\w-]{43}&email=new%40example\.in/,
    );
  });

  it('applies the migrations, and adds the demo catalogue once', async () => {
    expect(await run(['migrate'])).toEqual({
      code: 0,
      out: 'Every migration is applied.\n',
      err: '',
    });
    expect((await run(['seed'])).out).toBe('The demo catalogue is added.\n');
    expect((await run(['seed'])).out).toMatch(/^The shop has remedies/);
  });

  it('reports in one line that a running server has locked the embedded database', async () => {
    const unlock = await lockDataDir(dataDir);
    const { code, err } = await run(['list']);
    await unlock();
    expect(code).toBe(1);
    expect(err).toMatch(/^The shop is running, .* \/admin\/team, .*\n$/);
  });

  it.each([
    [[], /^Usage: /],
    [['constructor'], /^Usage: /],
    [['invite'], /^Usage: /],
    [['ledger', 'all'], /^Usage: /],
    [['invite', 'nobody'], /^nobody is not an email address\.\n$/],
  ])('explains %j', async (args, expected) => {
    const { code, err } = await run(args);
    expect(code).toBe(1);
    expect(err).toMatch(expected);
  });

  it('reports that the ledger excludes the last minutes', async () => {
    const gateway = await startGateway({ clock: createSystemClock() });
    const { code, out } = await run(['ledger', '1'], gatewaySettings(gateway.apiBase));
    await gateway.close();
    expect([code, out]).toEqual([
      0,
      'The last 10 minutes are excluded: webhooks and pages may still report them. Run this again later for those.\n' +
        '0 payments captured, 0 of them settled now, 0 refunds recorded now.\n',
    ]);
  });

  it.each(['reset', 'reset-second-factor'])('%s is for administrators only', async (word) => {
    const { code, err } = await run([word, 'nobody@example.in']);
    expect(code).toBe(1);
    expect(err).toBe('There is no administrator with the email nobody@example.in.\n');
  });

  it('refers to PostgreSQL’s own programs for a PostgreSQL server', async () => {
    const { code, err } = await run(['backup', '/x'], {
      DATABASE_URL: 'postgres://localhost/shop',
    });
    expect([code, err]).toEqual([1, expect.stringMatching(/^DATABASE_URL is set .* use pg_dump/)]);
  });

  describe('for an administrator with a second factor', () => {
    const email = 'owner@example.in';
    const id = 'usr_owner';
    /** Opens the database between two runs of the program. */
    async function withDatabase<Result>(
      work: (db: OpenDatabase['db']) => Promise<Result>,
    ): Promise<Result> {
      const database = await openDatabase({ databaseUrl: undefined, dataDir, pool: 1 });
      return work(database.db).finally(() => database.close());
    }
    const rowsOf = (db: OpenDatabase['db']) =>
      Promise.all([db.$count(secondFactors), db.$count(recoveryCodes), db.$count(sessions)]);

    it('disables the second factor, terminates their sessions and logs it', async () => {
      await withDatabase(async (db) => {
        await db.insert(users).values({ id, email, name: 'Owner', role: 'admin' });
        await db.insert(secondFactors).values({ userId: id, secret: 'X', confirmedAt: new Date() });
        await db.insert(recoveryCodes).values({ userId: id, hash: 'x' });
        const expiresAt = new Date(Date.now() + 3_600_000);
        await db.insert(sessions).values({ tokenHash: 'x', userId: id, expiresAt });
      });
      expect((await run(['reset-second-factor', email])).out).toBe(
        `${email} now logs in with the password only.\n`,
      );
      expect((await run(['reset-second-factor', email])).out).toBe(
        `${email} has no second factor.\n`,
      );
      const [rows, log] = await withDatabase(async (db) => [
        await rowsOf(db),
        await db.select().from(auditLog),
      ]);
      expect(rows).toEqual([0, 0, 0]);
      const entries = log.filter(({ subject }) => subject === `account:${id}`);
      expect(entries).toMatchObject([
        { action: 'admin.second-factor-reset', actorEmail: 'command line' },
      ]);
    });

    it('removes an account with its sessions and logs it, but never the last one', async () => {
      const helper = { id: 'usr_helper', email: 'helper@example.in' };
      await withDatabase(async (db) => {
        await db
          .insert(users)
          .values({ ...helper, name: 'Helper', role: 'admin', passwordHash: 'x' });
        const expiresAt = new Date(Date.now() + 3_600_000);
        await db.insert(sessions).values({ tokenHash: 'helper', userId: helper.id, expiresAt });
        await db
          .insert(secondFactors)
          .values({ userId: helper.id, secret: 'X', confirmedAt: new Date() });
      });
      const variables = { ADMIN_EMAIL: helper.email, ADMIN_PASSWORD: 'quiet marigold 41' };
      expect(await run(['remove', helper.email], variables)).toMatchObject({
        code: 1,
        err: expect.stringMatching(/^This administrator is set in ADMIN_EMAIL .*\n$/),
      });
      expect(await run(['remove', 'Helper@Example.in'])).toEqual({
        code: 0,
        out: `${helper.email} is no longer an administrator.\n`,
        err: '',
      });
      expect((await run(['list'])).out).toBe(`${email}\tOwner\n`);
      expect(await run(['remove', helper.email])).toMatchObject({
        code: 1,
        err: `There is no administrator with the email ${helper.email}.\n`,
      });
      expect(await run(['remove', email])).toMatchObject({
        code: 1,
        err: 'A shop needs at least one administrator.\n',
      });
      const [rows, removed, log] = await withDatabase(async (db) => [
        await rowsOf(db),
        await findUserByEmail(db, helper.email),
        await db.select().from(auditLog),
      ]);
      expect([rows, removed]).toEqual([[0, 0, 0], null]);
      const entries = log.filter(({ subject }) => subject === `account:${helper.id}`);
      expect(entries).toMatchObject([
        {
          action: 'admin.remove',
          actorEmail: 'command line',
          difference: { email: { before: helper.email, after: null } },
        },
      ]);
    });

    it('sets a password that must be changed', async () => {
      expect((await run(['reset', email])).out).toMatch(
        /^New password of owner@example\.in, .*:\n[a-z2-9-]{23}\n$/,
      );
      const user = await withDatabase((db) => findUserByEmail(db, email));
      expect(user?.mustChangePassword).toBe(true);
    });
  });
});
