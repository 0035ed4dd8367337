import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { healerAccounts } from '../healers/schema.ts';
import { newCustomer, newHealer, startSession, testHealer } from '../testing/consultations.ts';
import type { TestMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { createPresence } from './read-presence.ts';

describe.each(databaseKinds())('content sent in a session on %s', (kind) => {
  let shop: TestShop;
  let healer: TestMember;
  let asha: TestMember;
  let id = '';
  beforeAll(async () => {
    shop = await createTestShop(kind);
    healer = await newHealer(shop);
    asha = await newCustomer(shop, 500);
    id = await startSession(asha, healer);
  });
  afterAll(() => shop.close());

  let sent = 0;
  const send = (by: TestMember, content: object) => {
    sent += 1;
    return by.post(`/consultations/${id}/messages`, { clientId: `message-${sent}`, content });
  };

  it('is a birth only if its owner shares it, as it was saved', async () => {
    const place = 'Jaipur, Rajasthan, India';
    const at = { lat: 26.9124, lon: 75.7873, timezone: 'Asia/Kolkata' };
    const birth = {
      name: 'Asha Rao',
      gender: 'female',
      dob: '21-05-1990',
      birthTime: '06:40',
      location: place,
      ...at,
    };
    const saved = await asha.post('/users/kundlis', birth);
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const content = { kind: 'kundli', kundliId: saved.body.kundlis[0].id };
    const empty = await healer.get(`/consultations/${id}/messages`);
    expect(empty.body.messages, 'nothing is shared unasked').toEqual([]);
    expect(await send(healer, content)).toMatchObject({ status: 403 });
    const other = await newCustomer(shop, 0);
    const rest = await other.post('/users/kundlis', { ...birth, name: 'Somebody else' });
    expect(await send(asha, { ...content, kundliId: rest.body.kundlis[0].id })).toMatchObject({
      status: 404,
    });
    expect((await send(asha, content)).body.message.content).toEqual({
      kind: 'kundli',
      birth,
    });
    const { body } = await healer.get(`/consultations/${id}/messages`);
    expect(body.messages).toHaveLength(1);
  });

  it('is limited in characters, and never empty', async () => {
    const text = (length: number) => ({ kind: 'text', text: 'क'.repeat(length) });
    expect(await send(asha, text(2000))).toMatchObject({ status: 200 });
    for (const length of [0, 2001])
      expect(await send(asha, text(length))).toMatchObject({
        status: 400,
        body: { code: 'invalid_input' },
      });
  });

  it('is well-formed text without control characters', async () => {
    for (const text of ['\ud800 half a character', 'A bell \u0007', 'Nothing \u0000'])
      expect(await send(asha, { kind: 'text', text })).toMatchObject({
        status: 400,
        body: { code: 'invalid_input' },
      });
    expect(await send(asha, { kind: 'text', text: 'A gem 💎' })).toMatchObject({ status: 200 });
  });

  it('is delivered and read without a WebSocket too, as acknowledged by its reader', async () => {
    const { seq } = (await send(healer, { kind: 'text', text: 'By polling' })).body.message;
    const marks = async () => {
      const { delivered, read } = (await healer.get(`/consultations/${id}`)).body.consultation;
      return [delivered, read];
    };
    await asha.get(`/consultations/${id}/messages?after=${seq}&read=${seq - 1}`);
    expect(await marks()).toEqual([seq, seq - 1]);
    await asha.get(`/consultations/${id}/messages?after=${seq}&read=9999`);
    expect(await marks()).toEqual([seq, seq]);
    await asha.get(`/consultations/${id}/messages`);
    expect(await marks(), 'marks only grow').toEqual([seq, seq]);
  });

  it('is one message if two tabs send it concurrently', async () => {
    const one = { clientId: 'from-two-tabs', content: { kind: 'text', text: 'Once' } };
    const results = await Promise.all(
      [1, 2, 3, 4].map(() => asha.post(`/consultations/${id}/messages`, one)),
    );
    expect(new Set(results.map(({ body }) => body.message.seq)).size).toBe(1);
    const { seq } = results[0]!.body.message;
    expect(
      (await send(asha, { kind: 'text', text: 'Next' })).body.message.seq,
      'no gap is left',
    ).toBe(seq + 1);
  });

  it('uses the presence of the healers page, read from the database once in five seconds', async () => {
    const presence = createPresence(shop.deps.db);
    const isOnline = async () =>
      (await presence()).healers.find((one) => one.id === testHealer.id)?.online;
    expect(await isOnline()).toBe(true);
    await shop.deps.db.update(healerAccounts).set({ presentUntil: new Date(0) });
    expect(await isOnline(), 'the kept reply').toBe(true);
    expect(
      (await createPresence(shop.deps.db)()).healers.find((one) => one.id === testHealer.id)
        ?.online,
    ).toBe(false);
    const { headers } = await shop.visitor().get('/healers/presence');
    expect(headers['cache-control']).toBe('public, max-age=5');
  });
});
