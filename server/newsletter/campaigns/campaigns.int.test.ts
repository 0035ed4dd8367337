import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverEmail } from '../../platform/email/deliver-email.ts';
import type { RenderedEmail } from '../../platform/email/mailer.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { subscribers } from '../schema.ts';

const empty = { subject: '', text: '', button: '' };
const content = {
  en: {
    subject: 'Rubies for <summer>',
    text: 'First paragraph.\n\nSecond & last.',
    button: 'See them',
  },
  hi: empty,
  link: '/remedies',
};

describe.each(databaseKinds())('newsletter campaigns on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  const sent: RenderedEmail[] = [];
  beforeAll(async () => {
    const email = { send: async (one: RenderedEmail) => void sent.push(one) };
    shop = await createTestShop(kind, {}, { change: (deps) => ({ ...deps, mail: email }) });
    admin = await newMember(shop, 'admin');
    const reader = (name: string, locale: 'en' | 'hi', confirmedAt: Date | null) => ({
      ...{ id: `sub_${name}`, email: `${name}@example.com` },
      ...{ locale, confirmedAt },
    });
    await shop.deps.db
      .insert(subscribers)
      .values([
        reader('asha', 'en', new Date()),
        reader('hari', 'hi', new Date()),
        reader('leaver', 'en', new Date()),
        reader('undecided', 'en', null),
      ]);
  });
  afterAll(() => shop.close());

  const at = '/admin/newsletter/campaigns';
  const add = async (extra: object = {}) =>
    (await admin.post(at, { content: { ...content, ...extra } })).body.campaign;
  const send = (id: string, version: number) => admin.post(`${at}/${id}/send`, { version });

  it('are drafted, previewed in both languages, and sent once to active confirmed subscribers', async () => {
    const campaign = await add();
    const hi = { subject: 'गर्मी के माणिक', text: 'पहला अनुच्छेद।', button: 'देखें' };
    const saved = await admin.put(`${at}/${campaign.id}`, {
      version: 1,
      content: { ...content, hi },
    });
    expect(saved.body.campaign).toMatchObject({ version: 2, sentAt: null });
    for (const version of [1, 2_147_483_647])
      expect((await admin.put(`${at}/${campaign.id}`, { version, content })).body.code).toBe(
        'stale_edit',
      );
    const { mails: emails, readers } = (await admin.get(`${at}/${campaign.id}/preview`)).body;
    expect(readers).toBe(3);
    expect(emails.map(({ locale, subject }: Record<string, string>) => [locale, subject])).toEqual([
      ['en', 'Rubies for <summer>'],
      ['hi', 'गर्मी के माणिक'],
    ]);
    expect(emails[0].html).toContain('Rubies for &lt;summer&gt;');
    expect(sent).toEqual([]);

    const results = await Promise.all([1, 2, 3].map(() => send(campaign.id, 2)));
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const [done] = (await admin.get(at)).body.campaigns;
    expect(done).toMatchObject({ readers: 3, sentBy: admin.email, version: 3 });
    await shop.deps.db.delete(subscribers).where(eq(subscribers.id, 'sub_leaver'));
    await deliverEmail(shop.deps);
    expect(sent.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      ['asha@example.com', 'Rubies for <summer>'],
      ['hari@example.com', 'गर्मी के माणिक'],
    ]);
    const toHari = sent.find(({ to }) => to.startsWith('hari'))!;
    expect(toHari.text).toContain('/hi/remedies');
    expect(toHari.leaveUrl).toContain('/hi/newsletter/unsubscribe?token=');
    const token = new URL(toHari.leaveUrl!).searchParams.get('token')!;
    expect((await shop.visitor().post('/newsletter/unsubscribe', { token })).status).toBe(200);
    expect((await admin.put(`${at}/${campaign.id}`, { version: 3, content })).body.code).toBe(
      'stale_edit',
    );
    expect((await admin.delete(`${at}/${campaign.id}`)).body.code).toBe('stale_edit');
    const actions = (await admin.get('/admin/audit?action=newsletter.')).body.entries;
    expect(actions.map(({ action }: { action: string }) => action)).toEqual([
      'newsletter.send',
      'newsletter.save',
      'newsletter.add',
    ]);
  });

  it('are in English where Hindi is missing, and link to pages of this shop only', async () => {
    const { id } = await add();
    expect((await admin.get(`${at}/${id}/preview`)).body.mails).toHaveLength(1);
    for (const link of ['https://evil.example', '//evil.example', 'javascript:x']) {
      const rejected = await admin.post(at, { content: { ...content, link } });
      expect([link, Object.keys(rejected.body.fields)]).toEqual([link, ['content.link']]);
    }
    const nameless = await admin.post(at, { content: { ...content, en: empty } });
    expect(Object.keys(nameless.body.fields)).toEqual(['content.en.subject']);
    expect((await admin.delete(`${at}/${id}`)).status).toBe(200);
    expect((await admin.get(`${at}/${id}/preview`)).status).toBe(404);
    expect((await shop.visitor().get(at)).status).toBe(401);
  });
});
