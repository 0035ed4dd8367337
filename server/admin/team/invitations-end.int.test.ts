import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueToken } from '../../accounts/issue-token.ts';
import { hashPassword } from '../../accounts/password-hash.ts';
import { updateUser } from '../../accounts/queries.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const password = 'quiet marigold 41';

describe.each(databaseKinds())('open invitations on %s', (kind) => {
  let shop: TestShop;
  let owner: TestMember;
  let n = 0;
  beforeAll(async () => {
    shop = await createTestShop(kind);
    owner = await newAdmin();
  });
  afterAll(() => shop.close());

  async function newAdmin() {
    const admin = await newMember(shop, 'admin');
    await updateUser(shop.deps.db, admin.id, { passwordHash: await hashPassword(password) });
    return admin;
  }

  /** Invitations of both kinds, issued by that administrator. */
  async function invite(admin: TestMember) {
    n += 1;
    const [team, healer] = [`admin${n}@example.in`, `healer${n}@example.in`];
    const one = (await admin.post('/admin/invitations', { email: team })).body.invitation;
    const path = `/admin/healers/sample-healer-${n}/invite`;
    const two = (await admin.post(path, { email: healer, sharePercent: 60 })).body.invitation;
    const form = { name: 'New', password: 'kanyakumari-sunrise-88' };
    return async () => {
      const results = [
        await shop.visitor().post('/admin/register', { ...form, email: team, invite: one.code }),
        await shop.visitor().post('/healer/register', { ...form, email: healer, invite: two.code }),
      ];
      return results.map(({ status }) => status);
    };
  }

  it.each<[string, (admin: TestMember) => Promise<unknown>]>([
    [
      'duty is narrowed',
      ({ id }) => owner.put(`/admin/team/${id}/duty`, { duty: 'packing', password }),
    ],
    ['account is removed', ({ id }) => owner.delete(`/admin/team/${id}`, { password })],
    [
      'password is changed',
      (admin) =>
        admin.put('/users/password', { currentPassword: password, newPassword: 'silent tulip 77' }),
    ],
    [
      'password is reset',
      async ({ id: userId, email }) => {
        const { token } = await issueToken(shop.deps.db, { purpose: 'reset', email, userId });
        return shop.visitor().post('/user/password/reset', { token, password: 'silent tulip 77' });
      },
    ],
  ])('end once the %s of their issuer', async (_, act) => {
    const admin = await newAdmin();
    const register = await invite(admin);
    const reply = (await act(admin)) as { status?: number };
    expect(reply.status ?? 200).toBe(200);
    expect(await register()).toEqual([403, 403]);
  });

  it('are valid while their issuer has full access, and stay expired after a temporary role restriction', async () => {
    const admin = await newAdmin();
    const register = await invite(admin);
    expect(await register()).toEqual([200, 200]);
    const second = await invite(admin);
    for (const adminRole of ['content', 'everything'])
      await owner.put(`/admin/team/${admin.id}/duty`, { duty: adminRole, password });
    expect(await second()).toEqual([403, 403]);
    const { healers } = (await owner.get('/admin/consultations')).body;
    expect(healers.find(({ id }: { id: string }) => id === `sample-healer-${n}`)).toMatchObject({
      invitedEmail: null,
    });
  });
});
