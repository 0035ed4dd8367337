import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEmail } from '../../platform/email/build-email.ts';
import { outbox } from '../../platform/outbox/schema.ts';
import { startSession, testHealer } from '../../testing/consultations.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { sessionsAtShop } from '../../testing/sessions-at-shop.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { deleteTranscripts } from '../delete-queries.ts';
import { consultations } from '../schema.ts';
import { sessionReviews } from './schema.ts';

describe.each(databaseKinds())('reviews of sessions on %s', (kind) => {
  const at = sessionsAtShop(kind);
  let admin: TestMember;
  beforeAll(async () => {
    admin = await newMember(at.shop, 'admin');
  });
  const publicOnes = async () =>
    (await at.shop.visitor().get(`/healers/${testHealer.id}/reviews`)).body.reviews as {
      text: string;
    }[];
  const listed = async (id: string) =>
    (await admin.get('/admin/session-reviews')).body.reviews.find(
      (one: { id: string }) => one.id === id,
    );
  const step = (id: string, name: string, body: object) =>
    admin.post(`/admin/session-reviews/${id}/${name}`, body);
  const rate = (id: string, body: object) => at.asha.post(`/consultations/${id}/rating`, body);
  async function rated(body: object) {
    const id = await startSession(at.asha, at.healer);
    await at.sendMessage(at.healer, id, 'Namaste');
    await at.asha.post(`/consultations/${id}/end`, {});
    expect((await rate(id, body)).status).toBe(200);
    return id;
  }

  it('are public once the shop has published them, with the first name only by consent', async () => {
    const id = await rated({ stars: 5, review: 'Clear and kind' });
    expect((await publicOnes()).map(({ text }) => text)).not.toContain('Clear and kind');
    const { version } = await listed(id);
    expect((await step(id, 'publish', { version })).status).toBe(200);
    const [first] = await publicOnes();
    expect(first).toEqual({
      ...{ stars: 5, text: 'Clear and kind', name: null, answer: null },
      month: expect.stringMatching(/^\d{4}-\d\d$/),
    });
    await rate(id, { stars: 4, review: 'Clear and kind', showName: true });
    expect(await publicOnes(), 'a changed consent waits again').not.toContainEqual(first);
    await step(id, 'publish', { version: version + 1 });
    expect((await publicOnes())[0]).toMatchObject({ name: 'Test', stars: 4 });
  });

  it('are not published unread after their author has changed them', async () => {
    const id = await rated({ stars: 5, review: 'First' });
    const { version } = await listed(id);
    await rate(id, { stars: 5, review: 'Second' });
    expect(await step(id, 'publish', { version })).toMatchObject({
      status: 409,
      body: { code: 'order_state' },
    });
    expect(await listed(id)).toMatchObject({ status: 'waiting', text: 'Second' });
  });

  it('are rejected with a reason, of which the author is notified once', async () => {
    const id = await rated({ stars: 1, review: 'Call me at 98290 00000' });
    const { version } = await listed(id);
    expect((await step(id, 'refuse', { version, reason: ' ' })).body.fields).toHaveProperty(
      'reason',
    );
    for (let press = 0; press < 2; press += 1)
      await step(id, 'refuse', { version, reason: 'A phone number' });
    expect((await at.read(id)).published).toMatchObject({
      status: 'refused',
      refusal: 'A phone number',
    });
    const emails = (await at.shop.deps.db.select().from(outbox)).filter(
      ({ payload }) => 'consultationId' in payload && payload.consultationId === id,
    );
    expect(emails).toHaveLength(1);
    const email = await buildEmail(at.shop.deps, {
      kind: 'session-review-refused',
      consultationId: id,
    });
    expect(email?.text).toContain('A phone number');
  });

  it('are replied to only by the healer of the session, or by the shop', async () => {
    const id = await rated({ stars: 3, review: 'It was fine' });
    const { version } = await listed(id);
    const reply = (by: TestMember, text: string) =>
      by.post(`/healer/reviews/${id}/answer`, { answer: text });
    expect((await reply(at.healer, 'Too early')).status, 'not published yet').toBe(404);
    await step(id, 'publish', { version });
    expect((await reply(await newMember(at.shop, 'healer'), 'Not mine')).status).toBe(404);
    expect((await reply(at.healer, 'Thank you')).body.reviews[0].answer).toEqual({
      by: 'healer',
      text: 'Thank you',
    });
    expect((await publicOnes())[0]).toMatchObject({ answer: { by: 'healer', text: 'Thank you' } });
    await step(id, 'answer', { version, answer: 'Thanks from us' });
    expect((await publicOnes())[0]).toMatchObject({
      answer: { by: 'shop', text: 'Thanks from us' },
    });
  });

  it('outlive the transcript’s retention, but are deleted with a transcript that their author deletes', async () => {
    const id = await rated({ stars: 5, review: 'It stays' });
    await step(id, 'publish', await listed(id).then(({ version }) => ({ version })));
    await deleteTranscripts(at.shop.deps.db, 0);
    expect((await publicOnes())[0]).toMatchObject({ text: 'It stays' });
    await at.asha.delete(`/consultations/${id}/transcript`);
    expect((await publicOnes()).map(({ text }) => text)).not.toContain('It stays');
  });

  it('are pending if written after the transcript’s deletion, until their own retention ends', async () => {
    const { db } = at.shop.deps;
    const id = await rated({ stars: 5, review: 'Published once' });
    await step(id, 'publish', await listed(id).then(({ version }) => ({ version })));
    await db
      .update(consultations)
      .set({ endedAt: sql`now() - interval '40 days'` })
      .where(eq(consultations.id, id));
    await deleteTranscripts(db, 30);
    await rate(id, { stars: 4, review: 'Changed later' });
    await deleteTranscripts(db, 30);
    expect(await listed(id)).toMatchObject({ status: 'waiting', text: 'Changed later' });
    expect((await at.read(id)).review).toBe('Changed later');
    await db
      .update(sessionReviews)
      .set({ updatedAt: sql`now() - interval '31 days'` })
      .where(eq(sessionReviews.consultationId, id));
    await deleteTranscripts(db, 30);
    expect(await listed(id)).toBeUndefined();
    expect((await at.read(id)).review).toBeNull();
  });

  it('are dated by the calendar in India', async () => {
    const id = await rated({ stars: 5, review: 'New year' });
    await step(id, 'publish', await listed(id).then(({ version }) => ({ version })));
    await at.shop.deps.db
      .update(sessionReviews)
      .set({ createdAt: new Date('2026-12-31T20:00:00Z') })
      .where(eq(sessionReviews.consultationId, id));
    expect(await publicOnes()).toContainEqual(
      expect.objectContaining({ text: 'New year', month: '2027-01' }),
    );
  });

  it('are rejected for a session that cost nothing and was not free by the rules', async () => {
    const id = await startSession(at.asha, at.healer);
    await at.asha.post(`/consultations/${id}/end`, {});
    const uncharged = { freeMinutes: 0, chargedPaise: 0, prepaidPaise: 0, refundedPaise: 0 };
    await at.shop.deps.db.update(consultations).set(uncharged).where(eq(consultations.id, id));
    expect((await rate(id, { stars: 5, review: 'Never' })).body.code).toBe('consultation_state');
  });
});
