import { noticeLanguages, noticeVersion } from '@jyotiratna/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../accounts/schema.ts';
import { pages } from '../../pages/pages.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { noticeTranslations } from './schema.ts';

const tamil = { title: 'தனியுரிமை', body: '## தரவு\n\nபெயர், முகவரி.', noticeVersion, version: 0 };

describe.each(databaseKinds())('the privacy notice in other languages on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  beforeAll(async () => {
    shop = await createTestShop(kind, {}, { mount: (app, deps) => pages(app, { deps }) });
    admin = await newMember(shop, 'admin');
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    for (const { language } of (await admin.get('/admin/privacy-notices')).body.translations)
      await admin.delete(`/admin/privacy-notices/${language}`);
  });

  const save = (language: string, change: object = {}) =>
    admin.put(`/admin/privacy-notices/${language}`, { ...tamil, ...change });
  /** The main content of a page, without header and footer. */
  const page = async (url: string) => {
    const { body } = await shop.app.inject({ url });
    return body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  };
  const law = async () =>
    (await admin.get('/admin/law')).body.checks.find(
      ({ name }: { name: string }) => name === 'notice_languages',
    );

  it('is offered once the owner has added it, in its direction of writing', async () => {
    expect(Object.keys(noticeLanguages)).toHaveLength(21);
    expect(await page('/privacy-policy')).not.toContain('/privacy-policy/ta');
    expect((await save('ta')).status).toBe(200);
    await save('ur', { title: 'رازداری', body: 'نام، پتہ۔' });
    // Pages may be served stale for a second.
    const links = () => page('/privacy-policy');
    await expect.poll(links).toMatch(/lang="ta" dir="ltr"[^>]*href="\/privacy-policy\/ta"/);
    await expect.poll(links).toMatch(/lang="ur" dir="rtl"[^>]*href="\/privacy-policy\/ur"/);
    await expect.poll(() => page('/privacy-policy/ta')).toContain('<article lang="ta" dir="ltr"');
    expect(await page('/hi/privacy-policy/ur')).toContain('<article lang="ur" dir="rtl"');
    expect(await page('/privacy-policy/ur')).toContain('رازداری');
    expect((await shop.app.inject({ url: '/privacy-policy/bn' })).statusCode).toBe(404);
  });

  it('says that it is of an earlier version, and tells the owner', async () => {
    await save('ta', { noticeVersion: '2026-01-15' });
    const earlier = 'of an earlier version of the notice, of 15 January 2026';
    await expect.poll(() => page('/privacy-policy/ta')).toContain(earlier);
    expect(await law()).toMatchObject({ state: 'open', missing: [{ kind: 'notice', name: 'ta' }] });
    expect((await save('ta', { version: 1 })).status).toBe(200);
    await expect.poll(() => page('/privacy-policy/ta')).not.toContain('earlier version');
    expect(await law()).toMatchObject({ state: 'done', inForce: 'notice_in_more' });
  });

  it.each([
    [{ title: ' ' }, 'title'],
    [{ body: '' }, 'body'],
    [{ body: '# A first-level heading' }, 'body'],
    [{ noticeVersion: '2999-01-01' }, 'noticeVersion'],
    [{ noticeVersion: 'today' }, 'noticeVersion'],
  ])('%j is rejected and names %s', async (change, field) => {
    const { status, body } = await save('ta', change);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  it('keeps one of two edits at a time, in the audit log', async () => {
    const saved = await Promise.all([save('ta'), save('ta')]);
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await save('ta', { version: 2_147_483_647 })).body.code).toBe('stale_edit');
    expect(await shop.deps.db.select().from(noticeTranslations)).toHaveLength(1);
    const actions = (await shop.deps.db.select().from(auditLog)).map(({ action }) => action);
    expect(actions).toContain('notice.save');
    expect((await admin.delete('/admin/privacy-notices/ur')).status).toBe(404);
  });
});
