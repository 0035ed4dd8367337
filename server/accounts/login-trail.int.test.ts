import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Log } from '../platform/log.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { hashPassword } from './password-hash.ts';
import { insertUser } from './queries.ts';
import { auditLog } from './schema.ts';

const password = 'quiet marigold 41';
const admin = { id: 'usr_owner', email: 'owner@example.in' };
const user = { id: 'usr_asha', email: 'asha@example.in' };

describe.each(databaseKinds())('the audit trail of logins on %s', (kind) => {
  let shop: TestShop;
  let lines: { level: string; metadata: object; message: string | undefined }[] = [];
  const write = (level: string) => (metadata: object, message?: string) =>
    void lines.push({ level, metadata, message });
  const log: Log = { info: write('info'), warn: write('warn'), error: write('error') };
  let network = '';
  let networks = 0;

  beforeAll(async () => {
    shop = await createTestShop(
      kind,
      { TRUST_PROXY: '1' },
      { change: (deps) => ({ ...deps, log }) },
    );
    const passwordHash = await hashPassword(password);
    await insertUser(shop.deps.db, { ...admin, name: 'Owner', role: 'admin', passwordHash });
    await insertUser(shop.deps.db, { ...user, name: 'Asha', passwordHash });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    lines = [];
    network = `203.0.113.${++networks}`;
    await shop.deps.db.delete(auditLog);
  });

  const logIn = (
    door: 'user' | 'admin',
    email: string,
    typed = password,
    visitor = shop.visitor(),
  ) =>
    visitor.post(
      `/${door}/login`,
      { email, password: typed },
      { 'x-forwarded-for': network, 'user-agent': 'Test Browser' },
    );
  const trail = async () =>
    (await shop.deps.db.select().from(auditLog).orderBy(auditLog.id)).map(
      ({ actorEmail, action, subject, difference, ip, device }) => ({
        actorEmail,
        action,
        subject,
        difference,
        ip,
        device,
      }),
    );
  const ofOwner = { actorEmail: admin.email, subject: `account:${admin.id}` };

  it('records an administrator’s login and logout, with address and device', async () => {
    const visitor = shop.visitor();
    await logIn('admin', admin.email, password, visitor);
    const whence = { ip: network, device: 'Test Browser' };
    await visitor.post('/admin/logout', undefined, {
      'x-forwarded-for': network,
      'user-agent': 'Test Browser',
    });
    expect(await trail()).toEqual([
      { ...ofOwner, ...whence, action: 'admin.login', difference: {} },
      { ...ofOwner, ...whence, action: 'admin.logout', difference: {} },
    ]);
    expect(lines).toEqual([
      {
        level: 'info',
        metadata: { door: 'admin', account: admin.id, remote: network },
        message: 'login',
      },
    ]);
  });

  it('records failures at an administrator’s account, on either login page', async () => {
    await logIn('admin', admin.email, 'not this one');
    await logIn('user', admin.email);
    const failed = {
      ...ofOwner,
      ip: network,
      device: 'Test Browser',
      action: 'admin.login-failed',
    };
    expect(await trail()).toEqual([
      { ...failed, difference: { door: 'admin', failure: 'wrong_credentials' } },
      { ...failed, difference: { door: 'user', failure: 'wrong_credentials' } },
    ]);
  });

  it('logs a customer’s failure by IP address and account, and an unknown account without the input', async () => {
    await logIn('user', user.email, 'not this one');
    await logIn('user', 'my secret password@example.in'.replaceAll(' ', '.'));
    const failed = { level: 'warn', message: 'login failed' };
    const metadata = { door: 'user', remote: network, failure: 'wrong_credentials' };
    expect(lines).toEqual([
      { ...failed, metadata: { ...metadata, account: user.id } },
      { ...failed, metadata: { ...metadata, account: null } },
    ]);
    expect(JSON.stringify(lines)).not.toContain('@example.in');
    expect(await trail()).toEqual([]);
  });

  it('logs throttled guesses, and does not let them fill the audit log', async () => {
    for (let n = 0; n < 8; n += 1) await logIn('admin', admin.email, 'not this one');
    expect(await trail()).toHaveLength(5);
    expect(lines).toHaveLength(8);
    expect(lines.at(-1)!.metadata).toMatchObject({
      account: admin.id,
      failure: 'too_many_attempts',
    });
  });
});
