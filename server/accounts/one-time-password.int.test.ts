import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOrder } from '../testing/orders.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop, type Visitor } from '../testing/test-shop.ts';
import { ensureAdministrator } from './ensure-administrator.ts';
import { users } from './schema.ts';

describe.each(databaseKinds())('the one-time password of the first start on %s', (kind) => {
  let shop: TestShop;
  let admin: Visitor;
  let email: string;
  let oneTime: string;
  beforeAll(async () => {
    shop = await createTestShop(kind);
    const created = await ensureAdministrator(shop.deps);
    email = created!.email;
    oneTime = created!.oneTimePassword!;
    admin = shop.visitor();
  });
  afterAll(() => shop.close());

  it('logs in, and requires a change', async () => {
    const { status, body } = await admin.post('/admin/login', { email, password: oneTime });
    expect([status, body.user.mustChangePassword]).toEqual([200, true]);
    expect((await admin.get('/user/checkToken')).body.user.mustChangePassword).toBe(true);
  });

  it('permits no call of the administration', async () => {
    const routes = shop.app.declaredRoutes.filter(
      ({ access, method }) => access === 'admin' && method !== 'HEAD',
    );
    expect(routes.length).toBeGreaterThan(40);
    for (const { method, url } of routes) {
      const reply = await shop.app.inject({
        method: method as 'GET',
        url: url.replace(/:\w+/g, 'x'),
        headers: { cookie: `sid=${admin.cookies.get('sid')}` },
      });
      expect([method, url, reply.statusCode, reply.json().code]).toEqual([
        method,
        url,
        403,
        'password_change_needed',
      ]);
    }
  });

  it('shows no more of an order than a guest sees', async () => {
    const id = `ord_${'a'.repeat(26)}`;
    await addOrder(shop.deps, { id, email: 'meera@example.com' });
    expect(JSON.stringify((await admin.get(`/payments/orders/${id}`)).body)).not.toContain(
      'meera@example.com',
    );
  });

  it('cannot be reused as the new password', async () => {
    const { body } = await admin.put('/users/password', {
      currentPassword: oneTime,
      newPassword: oneTime,
    });
    expect(Object.keys(body.fields)).toEqual(['newPassword']);
    expect((await admin.get('/admin/dashboard')).status).toBe(403);
  });

  it('is deleted when the administrator sets a password', async () => {
    const changed = await admin.put('/users/password', {
      currentPassword: oneTime,
      newPassword: 'quiet marigold 41',
    });
    expect(changed.status).toBe(200);
    expect((await admin.get('/admin/dashboard')).status).toBe(200);
    expect((await admin.get('/user/checkToken')).body.user).not.toHaveProperty(
      'mustChangePassword',
    );
    const { entries } = (await admin.get('/admin/audit')).body;
    expect(entries).toMatchObject([
      { action: 'admin.password', actor: email },
      { action: 'admin.login', actor: email },
    ]);
    expect((await shop.visitor().post('/admin/login', { email, password: oneTime })).status).toBe(
      401,
    );
  });

  it('does not exist when the owner sets the password in the environment', async () => {
    const given = { ADMIN_EMAIL: 'owner@example.in', ADMIN_PASSWORD: 'shop keeper 1984' };
    await ensureAdministrator({ ...shop.deps, env: { ...shop.deps.env, ...given } });
    const [row] = await shop.deps.db.select().from(users).where(eq(users.email, given.ADMIN_EMAIL));
    expect(row?.mustChangePassword).toBe(false);
  });
});
