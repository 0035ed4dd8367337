import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../accounts/schema.ts';
import { solid } from '../../platform/images/images.fixture.ts';
import { newHealer, testHealer } from '../../testing/consultations.ts';
import { sendForm } from '../../testing/forms.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop, type Visitor } from '../../testing/test-shop.ts';
import { healerAccounts } from '../schema.ts';
import { healerCertificates } from './schema.ts';

describe.each(databaseKinds())("a healer's documents on %s", (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  let healer: TestMember;
  const path = `/admin/healers/${testHealer.id}/certificates`;
  beforeAll(async () => {
    shop = await createTestShop(kind);
    admin = await newMember(shop, 'admin');
    healer = await newHealer(shop);
  });
  afterAll(() => shop.close());

  const hasBadge = async (healerId = testHealer.id) =>
    (await shop.visitor().get('/healers')).body.healers.find(
      ({ id }: { id: string }) => id === healerId,
    ).checked;
  const upload = async (fields: Record<string, string>, files?: Buffer[]) =>
    sendForm(healer, 'post', '/healer/certificates', fields, files ?? [await solid(60, 40, 'png')]);

  it('give the profile its badge only while the shop has checked one', async () => {
    expect(Object.keys((await upload({ name: ' ' })).body.fields)).toEqual(['name']);
    expect((await upload({ name: 'Degree' }, [])).body.fields).toHaveProperty('images');
    expect((await upload({ name: 'Degree' }, [Buffer.from('%PDF-1.7')])).body.code).toBe(
      'upload_type',
    );
    const added = await upload({ name: 'Jyotish Acharya degree' });
    const [{ id, state }] = added.body.certificates;
    expect([added.status, state, await hasBadge()]).toEqual([200, 'waiting', false]);
    for (let press = 0; press < 2; press += 1)
      expect((await admin.post(`${path}/${id}/check`, {})).status).toBe(200);
    const [checked] = (await healer.get('/healer/certificates')).body.certificates;
    expect(checked).toMatchObject({
      state: 'checked',
      checkedBy: admin.email,
      checkedAt: expect.any(String),
    });
    expect(await hasBadge()).toBe(true);
    expect((await admin.post(`${path}/${id}/refuse`, { reason: '' })).body.fields).toHaveProperty(
      'reason',
    );
    await admin.post(`${path}/${id}/refuse`, { reason: 'The name is another one.' });
    expect([
      (await healer.get('/healer/certificates')).body.certificates[0].refusal,
      await hasBadge(),
    ]).toEqual(['The name is another one.', false]);
    const logged = await shop.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `healer:${testHealer.id}`));
    expect(logged.map(({ action }) => action)).toEqual([
      'healer.certificate-checked',
      'healer.certificate-refused',
    ]);
  });

  it('are seen by the healer and administrators alone, and count for the person alone', async () => {
    const [{ id }] = (await upload({ name: 'Certificate' })).body.certificates.slice(-1);
    for (const user of [shop.visitor(), await newMember(shop), await newMember(shop, 'healer')])
      for (const url of [`/healer/certificates/${id}/picture`, `${path}/${id}/picture`])
        expect([401, 403, 404]).toContain((await user.get(url)).status);
    const seen = await admin.get(`${path}/${id}/picture`);
    expect([seen.status, seen.headers['content-type'], seen.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'no-store',
    ]);
    expect(
      (await admin.get(`/admin/healers/sample-healer-2/certificates/${id}/picture`)).status,
    ).toBe(404);
    await admin.post(`${path}/${id}/check`, {});
    expect(await hasBadge()).toBe(true);
    const successor = await newMember(shop, 'healer');
    const ofProfile = eq(healerAccounts.healerId, testHealer.id);
    await shop.deps.db.update(healerAccounts).set({ userId: successor.id }).where(ofProfile);
    await shop.deps.catalogue.changed(['healers']);
    expect(await hasBadge(), 'another person has the profile').toBe(false);
    await shop.deps.db.update(healerAccounts).set({ userId: healer.id }).where(ofProfile);
    await healer.delete(`/healer/certificates/${id}`);
    expect(await hasBadge()).toBe(false);
  });

  it('belong to the first user of the profile if uploaded before the invitation', async () => {
    const healerId = 'sample-healer-2';
    const ofProfile = `/admin/healers/${healerId}`;
    async function join(email: string) {
      const { body } = await admin.post(`${ofProfile}/invite`, { email, sharePercent: 50 });
      const { code: invite } = body.invitation;
      const form = { email, name: 'A person', password: 'kanyakumari-sunrise-88', invite };
      const visitor = shop.visitor();
      expect((await visitor.post('/healer/register', form)).status).toBe(200);
      return visitor;
    }
    const list = async (visitor: Visitor) =>
      (await visitor.get('/healer/certificates')).body.certificates;
    await shop.deps.db
      .insert(healerCertificates)
      .values({ id: 'crt_old', healerId, name: 'Old', state: 'checked', width: 1, height: 1 });
    const image = await solid(60, 40, 'png');
    const added = await sendForm(admin, 'post', `${ofProfile}/certificates`, { name: 'Degree' }, [
      image,
    ]);
    const { id } = added.body.certificates.at(-1);
    await admin.post(`${ofProfile}/certificates/${id}/check`, {});
    expect(await hasBadge(healerId)).toBe(true);

    const first = await join('first@example.in');
    expect([await list(first), await hasBadge(healerId)]).toMatchObject([[{ id }], true]);
    expect((await first.delete('/users/me', { password: 'kanyakumari-sunrise-88' })).status).toBe(
      200,
    );
    expect(await hasBadge(healerId), 'one from an archive is without a person').toBe(true);

    const second = await join('second@example.in');
    expect([await list(second), await hasBadge(healerId)]).toEqual([[], false]);
    for (const one of ['crt_old', id]) {
      const url = `/healer/certificates/${one}`;
      expect([
        (await second.get(`${url}/picture`)).status,
        (await second.delete(url)).status,
      ]).toEqual([404, 404]);
    }
  });
});
