import type { ArticleContent } from '@jyotiratna/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../accounts/schema.ts';
import { images } from '../../catalogue/schema.ts';
import { documents } from '../../documents/schema.ts';
import { solid } from '../../platform/images/images.fixture.ts';
import { redirects } from '../../redirects/schema.ts';
import { seedContent } from '../../seed/content/seed-content.ts';
import { addProduct } from '../../testing/catalogue.ts';
import { sendForm } from '../../testing/forms.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type Reply, type TestShop } from '../../testing/test-shop.ts';

const seeded = 'choosing-a-first-gemstone';
const at = '/admin/articles';

describe.each(databaseKinds())('articles on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  beforeEach(async () => {
    shop = await createTestShop(kind);
    admin = await newMember(shop, 'admin');
  });
  afterEach(() => shop.close());

  const publicSlugs = async () =>
    (await shop.visitor().get('/articles')).body.articles.map(({ slug }: { slug: string }) => slug);
  const read = (slug = seeded) => shop.visitor().get(`/articles/${slug}`);
  const load = async (id = seeded) => (await admin.get(`${at}/${id}`)).body.article;
  const contentOf = async (
    change: Partial<ArticleContent> = {},
    id = seeded,
  ): Promise<ArticleContent> => ({
    ...(await load(id)).content,
    ...change,
  });
  const save = (
    version: number,
    content: ArticleContent,
    id = seeded,
    by = admin,
  ): Promise<Reply> => by.put(`${at}/${id}`, { version, content });
  const act = (action: string, version: number, id = seeded, extra: object = {}) =>
    admin.post(`${at}/${id}/${action}`, { version, ...extra });
  async function newArticle(title: string) {
    const { status, body } = await admin.post(at, { title });
    expect(status).toBe(200);
    return body.article;
  }

  it('are seeded once: changes and deletions by the owner persist at every later start', async () => {
    expect(await publicSlugs()).toHaveLength(6);
    await act('withdraw', 1);
    expect((await act('delete', 2)).status).toBe(200);
    const other = 'caring-for-crystals';
    const content = await contentOf({}, other);
    await save(1, { ...content, en: { ...content.en, title: 'Care' } }, other);
    await act('publish', 2, other);
    await Promise.all([seedContent(shop.deps.db), seedContent(shop.deps.db)]);
    expect(await publicSlugs()).not.toContain(seeded);
    expect((await read(other)).body.article.en.title).toBe('Care');
    expect(await shop.deps.db.$count(documents, eq(documents.kind, 'article'))).toBe(5);
  });

  it('a draft is not readable until it is published, nor after it was withdrawn', async () => {
    const before = (await read()).body.article;
    const content = await contentOf();
    const saved = await save(1, {
      ...content,
      hi: { ...content.hi, title: 'पहला रत्न', body: 'एक **वाक्य**।' },
    });
    expect(saved.body.article).toMatchObject({ version: 2, state: 'changed' });
    expect((await read()).body.article).toEqual(before);
    const preview = (await admin.get(`${at}/${seeded}/preview`)).body.article;
    expect(preview.hi).toMatchObject({
      title: 'पहला रत्न',
      minutes: 1,
      body: [
        {
          kind: 'paragraph',
          text: [{ text: 'एक ' }, { text: 'वाक्य', strong: true }, { text: '।' }],
        },
      ],
    });
    expect((await act('publish', 2)).body.article).toMatchObject({
      version: 3,
      state: 'published',
    });
    expect((await read()).body.article).toEqual(preview);
    expect((await act('withdraw', 3)).body.article.state).toBe('withdrawn');
    expect((await read()).status).toBe(404);
    expect(await publicSlugs()).not.toContain(seeded);
  });

  it('a published version is retained and can become the draft again', async () => {
    const content = await contentOf();
    await save(1, { ...content, en: { ...content.en, title: 'Second' } });
    await act('publish', 2);
    const { revisions } = await load();
    expect(revisions.map(({ version }: { version: number }) => version)).toEqual([3, 1]);
    expect(revisions[0].by).toBe(admin.email);
    const restored = await act('restore', 3, seeded, { revision: 1 });
    expect(restored.body.article).toMatchObject({
      state: 'changed',
      content: { en: { title: content.en.title } },
    });
    expect((await read()).body.article.en.title).toBe('Second');
    expect((await act('restore', 4, seeded, { revision: 2 })).status).toBe(404);
  });

  it('of two editors the later one is notified of the other’s changes, and nothing is overwritten', async () => {
    const other = await newMember(shop, 'admin');
    const content = await contentOf();
    const results = await Promise.all([
      save(1, { ...content, en: { ...content.en, title: 'Mine' } }),
      save(1, { ...content, en: { ...content.en, title: 'Theirs' } }, seeded, other),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stale = results.find(({ status }) => status === 409)!.body;
    expect(stale).toMatchObject({ code: 'stale_edit', changes: [{ fields: ['en.title'] }] });
    expect((await act('publish', 1)).body.code).toBe('stale_edit');
    expect((await act('withdraw', 1)).body.code).toBe('stale_edit');
  });

  it('a new one has an address from its title, of its own, and leaves a redirect where it moves later', async () => {
    const first = await newArticle('Wearing pearls');
    expect((await newArticle('Wearing pearls')).content.slug).toBe('wearing-pearls-2');
    expect((await newArticle('मोती पहनना')).content.slug).toBe('moti-pahanana');
    expect(first).toMatchObject({
      state: 'draft',
      content: { slug: 'wearing-pearls', en: { title: 'Wearing pearls' } },
    });
    const used = await save(1, { ...first.content, slug: 'wearing-pearls-2' }, first.id);
    expect([used.status, used.body.fields['content.slug']]).toEqual([
      400,
      'This address is already in use. Please choose a different one.',
    ]);
    const text = { title: 'Wearing pearls', excerpt: 'Short.', author: 'We', body: 'One.' };
    expect((await save(1, { ...first.content, slug: 'pearls', en: text }, first.id)).status).toBe(
      200,
    );
    expect((await act('publish', 2, first.id)).status).toBe(200);
    expect((await read('pearls')).body.article.hi).toMatchObject({ title: '', body: [] });
    const move = async (version: number, slug: string) => {
      expect((await save(version, { ...first.content, slug, en: text }, first.id)).status).toBe(
        200,
      );
      expect((await act('publish', version + 1, first.id)).status).toBe(200);
    };
    expect((await save(3, { ...first.content, slug: 'moved', en: text }, first.id)).status).toBe(
      200,
    );
    // Until the next publication the article keeps its previous address, which stays reserved.
    expect((await read('pearls')).status).toBe(200);
    const other = await newArticle('Other');
    expect((await save(1, { ...other.content, slug: 'pearls' }, other.id)).status).toBe(400);
    expect((await act('publish', 4, first.id)).status).toBe(200);
    expect((await read('moved')).status).toBe(200);
    await move(5, 'moved-on');
    const leads = await shop.deps.db.select().from(redirects);
    expect(Object.fromEntries(leads.map(({ path, target }) => [path, target]))).toEqual({
      '/blog/pearls': '/blog/moved-on',
      '/blog/moved': '/blog/moved-on',
    });
  });

  it('rejects unreadable or unpublishable content, and names field and line', async () => {
    const { id, content } = await newArticle('Half');
    expect(Object.keys((await act('publish', 1, id)).body.fields)).toEqual([
      'content.en.excerpt',
      'content.en.author',
      'content.en.body',
    ]);
    const html = await save(
      1,
      { ...content, hi: { ...content.hi, body: 'एक।\n\n<script>alert(1)</script>' } },
      id,
    );
    expect([html.status, html.body.fields]).toEqual([
      400,
      { 'content.hi.body': 'Line 3: HTML is not allowed.' },
    ]);
    const unknown = await save(1, { ...content, remedy: 'no-such', related: ['nor-this'] }, id);
    expect(Object.keys(unknown.body.fields)).toEqual(['content.remedy', 'content.related.0']);
    await addProduct(shop.deps, { id: 'p1', slug: 'no-such' });
    expect((await save(1, { ...content, remedy: 'no-such' }, id)).status).toBe(200);
    expect((await save(2, { ...content, date: '2026-02-30' }, id)).status).toBe(400);
    expect(
      (await save(2, { ...content, en: { ...content.en, title: ' ' } }, id)).body.fields,
    ).toHaveProperty(['content.en.title']);
    expect((await act('delete', 1)).body.code).toBe('document_public');
    expect((await admin.get(`${at}/nobody`)).status).toBe(404);
  });

  it('accepts a long text in Devanagari', async () => {
    const { id, content } = await newArticle('Long');
    const body = 'रत्न '.repeat(7900).trim();
    expect((await save(1, { ...content, hi: { ...content.hi, body } }, id)).status).toBe(200);
    expect(
      (await save(2, { ...content, hi: { ...content.hi, body: `${body} ${body}` } }, id)).status,
    ).toBe(400);
  });

  it('displays an image of its own, which is deleted with it', async () => {
    const { id, content } = await newArticle('Pictured');
    const sent = await sendForm(admin, 'post', `${at}/${id}/pictures`, {}, [
      await solid(64, 36, 'png'),
    ]);
    expect(sent.status).toBe(200);
    const imageId = sent.body.picture.id;
    const saved = await save(1, { ...content, pictureId: imageId }, id);
    expect(saved.body.article.picture).toMatchObject({ id: imageId, width: 64 });
    // An image of a different article is rejected: deleting one article would remove it from the
    // other.
    expect(
      (await save(1, { ...(await contentOf()), pictureId: imageId })).body.fields,
    ).toHaveProperty(['content.pictureId']);
    expect(
      (await sendForm(admin, 'post', `${at}/${id}/pictures`, {}, [Buffer.from('no')])).body.code,
    ).toBe('upload_type');
    expect((await sendForm(admin, 'post', `${at}/${id}/pictures`, {}, [])).status).toBe(400);
    expect((await act('delete', 2, id)).status).toBe(200);
    expect(await shop.deps.db.select().from(images).where(eq(images.id, imageId))).toEqual([]);
    expect((await admin.get(`${at}/${id}`)).status).toBe(404);
  });

  it('records every action in the audit log, with long values truncated', async () => {
    const content = await contentOf();
    await save(1, { ...content, en: { ...content.en, body: `${content.en.body}\n\nThe end.` } });
    await act('publish', 2);
    const log = await shop.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `article:${seeded}`));
    expect(log.map(({ action }) => action)).toEqual(['article.save', 'article.publish']);
    const { 'en.body': body } = log[0]!.difference as Record<
      string,
      { before: string; after: string }
    >;
    expect([body!.before === body!.after, body!.after.length < 400]).toEqual([false, true]);
  });
});
