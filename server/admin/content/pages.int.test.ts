import type { PageContent } from '@jyotiratna/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../accounts/schema.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const at = '/admin/pages';
const ruby = 'stones-ruby';

describe.each(databaseKinds())('pages with content by the owner on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  beforeEach(async () => {
    shop = await createTestShop(kind);
    admin = await newMember(shop, 'admin');
  });
  afterEach(() => shop.close());

  const read = (slug: string) => shop.visitor().get(`/page?slug=${slug}`);
  const slugs = async () =>
    (await shop.visitor().get('/pages')).body.pages.map(({ slug }: { slug: string }) => slug);
  const load = async (id = ruby) => (await admin.get(`${at}/${id}`)).body.page;
  const save = (version: number, content: PageContent, id = ruby) =>
    admin.put(`${at}/${id}`, { version, content });
  const act = (action: string, version: number, id = ruby, extra: object = {}) =>
    admin.post(`${at}/${id}/${action}`, { version, ...extra });
  const titled = async (title: string): Promise<PageContent> => {
    const { content } = await load();
    return { ...content, en: { ...content.en, title } };
  };

  it('are seeded in both languages', async () => {
    expect((await slugs()).length).toBe(44);
    const { page } = (await read('stones/ruby')).body;
    expect([page.en.title, page.hi.title]).toEqual(['Ruby (Manik)', 'माणिक (रूबी)']);
    expect(page.en.body.some(({ kind: block }: { kind: string }) => block === 'heading')).toBe(
      true,
    );
    expect((await read('stones/granite')).status).toBe(400);
  });

  it('are edited as a draft, published, withdrawn, and restored from an earlier version', async () => {
    expect((await save(1, await titled('Manik'))).body.page).toMatchObject({
      version: 2,
      state: 'changed',
    });
    expect((await read('stones/ruby')).body.page.en.title).toBe('Ruby (Manik)');
    expect((await admin.get(`${at}/${ruby}/preview`)).body.page.en.title).toBe('Manik');
    await act('publish', 2);
    expect((await read('stones/ruby')).body.page.en.title).toBe('Manik');
    const { revisions } = await load();
    expect(
      revisions.map(({ version, by }: { version: number; by: string }) => [version, by]),
    ).toEqual([
      [3, admin.email],
      [1, ''],
    ]);
    expect((await act('restore', 3, ruby, { revision: 1 })).body.page.content.en.title).toBe(
      'Ruby (Manik)',
    );
    await act('withdraw', 4);
    expect((await read('stones/ruby')).status).toBe(404);
    expect(await slugs()).not.toContain('stones/ruby');
    expect((await shop.visitor().get('/config')).body.withdrawnPages).toEqual(['stones/ruby']);
    const log = await shop.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `page:${ruby}`));
    expect(log.map(({ action }) => action)).toEqual([
      'page.save',
      'page.publish',
      'page.restore',
      'page.withdraw',
    ]);
  });

  it('reject the later of two concurrent editors', async () => {
    const results = await Promise.all([
      save(1, await titled('Mine')),
      save(1, await titled('Theirs')),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('have an address below pages/ from their title, and move only there', async () => {
    const { page } = (await admin.post(at, { title: 'Our workshop' })).body;
    expect(page).toMatchObject({ state: 'draft', content: { slug: 'pages/our-workshop' } });
    expect((await admin.post(at, { title: 'Our workshop' })).body.page.content.slug).toBe(
      'pages/our-workshop-2',
    );
    expect((await act('publish', 1, page.id)).body.fields).toHaveProperty(['content.en.body']);
    const content = { ...page.content, en: { ...page.content.en, body: 'We cut stones.' } };
    const moved = await save(1, { ...content, slug: 'stones/opal' }, page.id);
    expect(moved.body.fields).toHaveProperty(['content.slug']);
    expect((await save(1, { ...content, slug: 'pages/workshop' }, page.id)).status).toBe(200);
    expect((await act('publish', 2, page.id)).status).toBe(200);
    expect((await read('pages/workshop')).body.page.en.body).toEqual([
      { kind: 'paragraph', text: 'We cut stones.' },
    ]);
    expect((await act('delete', 3, page.id)).body.code).toBe('document_public');
    await act('withdraw', 3, page.id);
    expect((await act('delete', 4, page.id)).status).toBe(200);
    expect((await admin.get(`${at}/${page.id}`)).status).toBe(404);
  });

  it('replace a page of the shop only once', async () => {
    const { page } = (await admin.post(at, { title: 'About us', replaces: 'about' })).body;
    expect(page.content.slug).toBe('about');
    const second = await admin.post(at, { title: 'About us', replaces: 'about' });
    expect([second.status, second.body.fields]).toEqual([
      400,
      expect.objectContaining({ 'content.slug': expect.any(String) }),
    ]);
    expect((await admin.post(at, { title: 'Cart', replaces: 'cart' })).status).toBe(400);
  });

  it('reject unreadable Markdown with its field and line, and visitors', async () => {
    const content = await titled('Ruby');
    const html = await save(1, { ...content, hi: { ...content.hi, body: '<b>x</b>' } });
    expect(html.body.fields).toEqual({ 'content.hi.body': 'Line 1: HTML is not allowed.' });
    expect((await shop.visitor().get(at)).status).toBe(401);
  });
});
