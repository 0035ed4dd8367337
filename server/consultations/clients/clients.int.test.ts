import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCustomer, newHealer, startSession } from '../../testing/consultations.ts';
import type { TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { deleteTranscripts } from '../delete-queries.ts';
import { clientNotes } from '../schema.ts';

const birth = {
  name: 'Asha Rao',
  gender: 'female',
  dob: '21-05-1990',
  birthTime: '06:40',
  location: 'Jaipur, Rajasthan, India',
  lat: 26.9124,
  lon: 75.7873,
  timezone: 'Asia/Kolkata',
};

describe.each(databaseKinds())('a healer’s clients on %s', (kind) => {
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

  const list = async () => (await healer.get('/healer/clients')).body.clients;
  const saveNote = (by: TestMember, userId: string, note: string) =>
    by.put(`/healer/clients/${userId}/note`, { note });
  async function share(clientId: string) {
    const { body } = await asha.get('/users/kundlis');
    const content = { kind: 'kundli', kundliId: body.kundlis[0].id };
    return asha.post(`/consultations/${id}/messages`, { clientId, content });
  }

  it('are empty before a birth is shared, and no note can be saved', async () => {
    expect(await list()).toEqual([]);
    expect(await saveNote(healer, asha.id, 'early')).toMatchObject({ status: 404 });
  });

  it('are the customers who shared a birth, each birth once', async () => {
    await asha.post('/users/kundlis', birth);
    await share('shared-birth-1');
    await share('shared-birth-2');
    expect(await list()).toMatchObject([{ id: asha.id, sessions: 1, births: [birth], note: '' }]);
  });

  it('have a note that only the healer reads and changes', async () => {
    expect(await saveNote(asha, asha.id, 'mine')).toMatchObject({ status: 403 });
    expect(await saveNote(healer, asha.id, 'Moon in Rohini')).toMatchObject({ status: 200 });
    await Promise.all(['one', 'two', 'three'].map((note) => saveNote(healer, asha.id, note)));
    const [client] = await list();
    expect(['one', 'two', 'three']).toContain(client.note);
    const exported = JSON.stringify((await asha.get('/users/export')).body);
    expect(exported).not.toContain(`"${client.note}"`);
  });

  it('leave the list with the transcript, and their note is deleted', async () => {
    await healer.post(`/consultations/${id}/end`, {});
    await deleteTranscripts(shop.deps.db, 0);
    expect(await list()).toEqual([]);
    expect(await shop.deps.db.select().from(clientNotes)).toEqual([]);
  });
});
