import type { FaqContent } from '@jyotiratna/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

describe.each(databaseKinds())('questions and answers on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  beforeEach(async () => {
    shop = await createTestShop(kind);
    admin = await newMember(shop, 'admin');
  });
  afterEach(() => shop.close());

  const publicGroups = async () =>
    (await shop.visitor().get('/faqs')).body.groups as FaqContent['groups'];
  const load = async () => (await admin.get('/admin/faqs')).body.faqs;
  const save = (version: number, groups: unknown, by = admin) =>
    by.put('/admin/faqs', { version, content: { groups } });

  it('change for all users when published, in order, and can be restored', async () => {
    const before = await publicGroups();
    expect(before).toHaveLength(7);
    const [first, ...rest] = before;
    const items = [{ question: { en: 'Why?', hi: 'क्यों?' }, answer: { en: 'So.', hi: 'ऐसे।' } }];
    const groups = [...rest, { ...first!, items }];
    expect((await save(1, groups)).body.faqs).toMatchObject({ version: 2, state: 'changed' });
    expect(await publicGroups()).toEqual(before);
    expect((await admin.post('/admin/faqs/publish', { version: 2 })).status).toBe(200);
    expect(await publicGroups()).toEqual(groups);
    const restored = await admin.post('/admin/faqs/restore', { version: 3, revision: 1 });
    expect(restored.body.faqs).toMatchObject({
      version: 4,
      state: 'changed',
      content: { groups: before },
    });
    expect((await admin.post('/admin/faqs/restore', { version: 4, revision: 9 })).status).toBe(404);
  });

  it('are saved by only one of two concurrent editors, and the other is notified', async () => {
    const { content } = await load();
    const other = await newMember(shop, 'admin');
    const results = await Promise.all([
      save(1, content.groups.slice(1)),
      save(1, content.groups.slice(2), other),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stale = results.find(({ status }) => status === 409)!.body;
    expect(stale).toMatchObject({ code: 'stale_edit', changes: [{ fields: ['groups'] }] });
  });

  it('are rejected without text, and not published as an empty group', async () => {
    const title = { en: 'x', hi: '' };
    const without = await save(1, [
      {
        icon: 'ai',
        title,
        items: [{ question: { en: ' ', hi: '' }, answer: { en: '', hi: '' } }],
      },
    ]);
    expect(without.body.fields).toMatchObject({
      'content.groups.0.items.0.question.en': 'Please write the question.',
      'content.groups.0.items.0.answer.en': 'Please write the answer.',
    });
    expect((await save(1, [{ icon: 'sun', title, items: [] }])).status).toBe(400);
    expect((await save(1, [{ icon: 'ai', title, items: [] }])).status).toBe(200);
    const published = await admin.post('/admin/faqs/publish', { version: 2 });
    expect([published.status, published.body.fields]).toEqual([
      400,
      { 'content.groups.0.title.en': 'A group needs at least one question.' },
    ]);
    expect(await publicGroups()).toHaveLength(7);
  });
});
