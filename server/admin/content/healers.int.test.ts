import type { HealerContent } from '@jyotiratna/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../accounts/schema.ts';
import { images } from '../../catalogue/schema.ts';
import { consultations } from '../../consultations/schema.ts';
import { documents } from '../../documents/schema.ts';
import { listBookingsFrom } from '../../healers/queries.ts';
import { solid } from '../../platform/images/images.fixture.ts';
import { seedSamples } from '../../seed/content/seed-content.ts';
import { newCustomer, newHealer, startSession } from '../../testing/consultations.ts';
import { sendForm } from '../../testing/forms.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import {
  createTestShop,
  type Reply,
  type TestShop,
  type Visitor,
} from '../../testing/test-shop.ts';

const seeded = 'sample-healer-1';
const at = '/admin/healers';
const name = { en: 'Acharya Vidyadhar T.', hi: 'आचार्य विद्याधर त.' };

describe.each(databaseKinds())('healers on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  beforeEach(async () => {
    shop = await createTestShop(kind);
    admin = await newMember(shop, 'admin');
  });
  afterEach(() => shop.close());

  const listed = async () => (await shop.visitor().get('/healers')).body.healers;
  const read = async (id = seeded) => (await listed()).find((one: { id: string }) => one.id === id);
  const load = async (id = seeded) => (await admin.get(`${at}/${id}`)).body.healer;
  const save = async (
    version: number,
    change: Partial<HealerContent>,
    id = seeded,
  ): Promise<Reply> =>
    admin.put(`${at}/${id}`, { version, content: { ...(await load(id)).content, ...change } });
  const act = (action: string, version: number, id = seeded, extra: object = {}) =>
    admin.post(`${at}/${id}/${action}`, { version, ...extra });
  /** Saves and publishes a change. Returns the new version. */
  async function publish(change: Partial<HealerContent>, id = seeded): Promise<number> {
    const { version } = await load(id);
    expect((await save(version, change, id)).status).toBe(200);
    const { status, body } = await act('publish', version + 1, id);
    expect(status).toBe(200);
    return body.healer.version;
  }
  async function withdraw(id = seeded): Promise<void> {
    expect((await act('withdraw', (await load(id)).version, id)).body.healer.state).toBe(
      'withdrawn',
    );
  }
  /** Two days from now, so that the session is bookable on any day. */
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const request = {
    healerId: seeded,
    date: day,
    name: 'Asha Rao',
    email: 'asha@example.in',
    phone: '+91 98290 00000',
  };
  const book = (by = shop.visitor(), extra: object = {}, headers = {}) =>
    by.post('/bookings', { ...request, mode: 'phone', time: '18:30', ...extra }, headers);

  it('are seeded once: changes and withdrawals by the owner persist at every later start', async () => {
    expect((await listed()).map(({ id }: { id: string }) => id.at(-1)).join('')).toBe('123456');
    await withdraw();
    await publish({ chatPrice: 80 }, 'sample-healer-2');
    await Promise.all([seedSamples(shop.deps.db), seedSamples(shop.deps.db)]);
    expect(await read()).toBeUndefined();
    expect(await read('sample-healer-2')).toMatchObject({
      chatPrice: 80,
      freeMinutes: 3,
      sample: true,
    });
    expect(await shop.deps.db.$count(documents, eq(documents.kind, 'healer'))).toBe(6);
  });

  it('are listed in the owner’s order, immediately', async () => {
    const ids: string[] = (await listed()).map(({ id }: { id: string }) => id);
    const expected = [...ids.slice(1), ids[0]!];
    expect((await admin.post('/admin/healers/order', { ids: ids.slice(1) })).body.code).toBe(
      'stale_edit',
    );
    const { status, body } = await admin.post('/admin/healers/order', { ids: expected });
    expect([status, body.healers.map(({ id }: { id: string }) => id)]).toEqual([200, expected]);
    expect((await listed()).map(({ id }: { id: string }) => id)).toEqual(expected);
    expect((await shop.visitor().post('/admin/healers/order', { ids })).status).toBe(401);
    expect((await admin.post('/admin/healers/order', { ids })).status).toBe(200);
  });

  it('are not visible as drafts, and visible immediately once published', async () => {
    const before = await read();
    const { content } = await load();
    const saved = await save(1, { chatPrice: 120, hi: { ...content.hi, bio: 'नया परिचय।' } });
    expect(saved.body.healer).toMatchObject({ version: 2, state: 'changed' });
    expect(await read()).toEqual(before);
    const preview = (await admin.get(`${at}/${seeded}/preview`)).body.healer;
    expect(preview).toMatchObject({
      id: seeded,
      chatPrice: 120,
      freeMinutes: 3,
      hi: { bio: 'नया परिचय।' },
    });
    expect((await act('publish', 2)).body.healer.state).toBe('published');
    expect(await read()).toEqual(preview);
    const restored = await act('restore', 3, seeded, { revision: 1 });
    expect(restored.body.healer).toMatchObject({ state: 'changed', content: { chatPrice: 90 } });
    expect((await read()).chatPrice).toBe(120);
  });

  it('have the portrait published by the owner, or the one selected by the healer', async () => {
    const healer = await newHealer(shop);
    const face = await solid(64, 64, 'jpeg');
    const own = await solid(48, 48, 'jpeg');
    const upload = (user: Visitor, files: Buffer[], id = seeded) =>
      sendForm(user, 'post', `${at}/${id}/pictures`, {}, files);
    expect((await upload(healer, [face])).status).toBe(403);
    expect((await upload(admin, [])).body.fields).toHaveProperty('images');
    expect((await upload(admin, [Buffer.from('no picture')])).body.code).toBe('upload_type');
    const imageId = (await upload(admin, [face])).body.picture.id;
    // An image of a different healer is rejected for this one.
    const other = await load('sample-healer-2');
    const foreign = await save(other.version, { pictureId: imageId }, 'sample-healer-2');
    expect(foreign.body.fields).toHaveProperty(['content.pictureId']);
    expect((await read()).portrait).toBeNull();
    await publish({ pictureId: imageId });
    expect((await read()).portrait).toMatchObject({ id: imageId, width: 64 });

    const send = (user: Visitor, files: Buffer[]) =>
      sendForm(user, 'post', '/healer/portrait', {}, files);
    for (const user of [shop.visitor(), admin, await newMember(shop)])
      expect([401, 403]).toContain((await send(user, [own])).status);
    expect((await send(healer, [])).body.fields).toHaveProperty('images');
    expect((await send(healer, [own])).body.portrait).toMatchObject({ width: 48 });
    const selected = (await read()).portrait;
    expect(selected).toMatchObject({ width: 48 });
    expect((await healer.get('/healer/desk')).body.portrait).toEqual(selected);
    expect((await load()).ownPortrait).toEqual(selected);
    // A new portrait replaces it, and its rows are deleted.
    await send(healer, [await solid(40, 40, 'jpeg')]);
    const rowsOf = (id: string) => shop.deps.db.$count(images, eq(images.id, id));
    expect([(await read()).portrait.width, await rowsOf(selected.id)]).toEqual([40, 0]);
    // The owner's image stays if the healer's was the same one.
    await send(healer, [face]);
    expect((await healer.delete('/healer/portrait')).status).toBe(200);
    expect((await read()).portrait).toMatchObject({ id: imageId });
    await send(healer, [own]);
    const last = (await read()).portrait.id;
    expect((await healer.delete('/users/me', {})).status).toBe(200);
    expect([(await read()).portrait.id, await rowsOf(last)]).toEqual([imageId, 0]);
    await publish({ pictureId: null });
    expect((await read()).portrait).toBeNull();
  });

  it('have sessions and bookings at the price when they started; later ones have the new price', async () => {
    const healer = await newHealer(shop);
    const customer = await newCustomer(shop, 1000);
    const first = (await book(customer)).body.booking;
    const id = await startSession(customer, healer);
    await publish({ chatPrice: 150, phonePrice: 1800 });
    expect((await customer.get(`/consultations/${id}`)).body.consultation.ratePerMinute).toBe(90);
    expect((await customer.get('/users/bookings')).body.bookings[0].price.session).toBe(1200);
    const moved = await customer.post(`/bookings/${first.id}/reschedule`, {
      date: day,
      time: '19:00',
    });
    expect(moved.body.booking.price.session).toBe(1200);
    expect((await book(await newCustomer(shop, 0))).body.booking.price.session).toBe(1800);
    await customer.post(`/consultations/${id}/end`, {});
    const second = await customer.post('/consultations', { healerId: seeded });
    expect(second.body.consultation.ratePerMinute).toBe(150);
  });

  it('accept no new bookings once withdrawn; existing bookings and sessions continue under their name', async () => {
    const healer = await newHealer(shop);
    const [customer, pending, open] = [
      await newCustomer(shop, 1000),
      await newCustomer(shop, 1000),
      await newCustomer(shop, 1000),
    ];
    const booked = (await book(customer)).body.booking;
    const running = await startSession(customer, healer);
    const submit = (by: TestMember, wait: boolean) =>
      by.post('/consultations', { healerId: seeded, wait });
    const ids = [await submit(pending, true), await submit(open, false)].map(
      ({ body }) => body.consultation.id,
    );
    await withdraw();

    expect(await read()).toBeUndefined();
    const { healers: present } = (await shop.visitor().get('/healers/presence')).body;
    expect(present.map(({ id }: { id: string }) => id)).not.toContain(seeded);
    expect((await book(shop.visitor(), { time: '20:00' })).body.code).toBe('healer_not_found');
    expect((await submit(await newCustomer(shop, 1000), false)).body.code).toBe('healer_not_found');
    const rows = await shop.deps.db.select().from(consultations);
    const stateOf = (id: string) => rows.find((row) => row.id === id);
    for (const id of ids)
      expect(stateOf(id)).toMatchObject({ status: 'ended', endReason: 'declined' });
    expect((await healer.post(`/consultations/${ids[0]}/accept`, {})).body.code).toBe(
      'consultation_state',
    );

    const { consultation } = (await customer.get(`/consultations/${running}`)).body;
    expect(consultation).toMatchObject({ status: 'running', healerName: name.en });
    const hindi = { 'x-locale': 'hi' };
    const mine = (await customer.get('/users/bookings', hindi)).body.bookings[0];
    expect(mine).toMatchObject({ id: booked.id, status: 'booked', healerName: name.hi });
    expect(
      (await customer.post(`/bookings/${booked.id}/reschedule`, { date: day, time: '19:00' })).body
        .code,
    ).toBe('healer_not_found');
    expect((await healer.get('/healer/desk')).body).toMatchObject({
      healerName: name.en,
      booked: [{ id: booked.id }],
    });
    const byShop = await admin.post(`/admin/bookings/${booked.id}/reschedule`, {
      date: day,
      time: '19:00',
    });
    expect(byShop.body.booking).toMatchObject({ healerName: name.en, time: '19:00' });
  });

  it('keep their published name, whatever the draft of a withdrawn healer contains', async () => {
    const customer = await newCustomer(shop, 0);
    await book(customer);
    await withdraw();
    const { content } = await load();
    await save(2, { en: { ...content.en, name: 'Somebody else' } });
    expect((await customer.get('/users/bookings')).body.bookings[0].healerName).toBe(name.en);
    expect((await admin.get('/admin/bookings')).body.bookings[0].healerName).toBe(name.en);
  });

  it('accept no booking after a concurrent withdrawal', async () => {
    const { version } = await load();
    const times = ['18:00', '18:30', '19:00', '19:30'];
    const [withdrawal, ...results] = await Promise.all([
      act('withdraw', version),
      ...times.map((time) =>
        book(shop.visitor(), { time, email: `a${time.replace(':', '')}@example.in` }),
      ),
    ]);
    expect(withdrawal!.status).toBe(200);
    const codes = new Set(
      results.map(({ status, body }) => (status === 200 ? 'booked' : body.code)),
    );
    for (const code of codes) expect(['booked', 'healer_not_found']).toContain(code);
    const rows = await listBookingsFrom(shop.deps.db, new Date(0), 10);
    expect(rows).toHaveLength(results.filter(({ status }) => status === 200).length);
    expect((await book(shop.visitor(), { time: '20:00' })).status).toBe(404);
  });

  it('start as drafts at the end, without claims, and are public once complete', async () => {
    const { body } = await admin.post(at, { name: 'Meenakshi Rao' });
    const { id, content, state } = body.healer;
    expect([state, content.en.initials, content.experience, content.sample]).toEqual([
      'draft',
      'MR',
      0,
      false,
    ]);
    expect(Object.keys((await act('publish', 1, id)).body.fields)).toEqual([
      'content.en.bio',
      'content.specialization',
      'content.languages',
    ]);
    expect((await book(shop.visitor(), { healerId: id })).status).toBe(404);
    expect((await shop.visitor().get(`/bookings/slots?healerId=${id}&date=${day}`)).status).toBe(
      404,
    );
    await publish(
      { en: { ...content.en, bio: 'Listens.' }, specialization: ['Marriage'], languages: ['Odia'] },
      id,
    );
    expect((await listed()).at(-1)).toMatchObject({
      id,
      sample: false,
      isOnline: false,
      en: { name: 'Meenakshi Rao' },
    });
    expect((await book(shop.visitor(), { healerId: id })).body.booking.healerName).toBe(
      'Meenakshi Rao',
    );
    const chat = await book(shop.visitor(), { healerId: id, mode: 'chat', time: '19:00' });
    expect(chat.body.code).toBe('healer_offline');
  });

  it('can be deleted if never visible, but not if sessions may refer to them', async () => {
    const { id } = (await admin.post(at, { name: 'Mistake' })).body.healer;
    expect((await act('delete', 7, id)).body.code).toBe('stale_edit');
    const week = Array.from({ length: 7 }, () => ['18:00']);
    expect((await admin.put(`/admin/healers/${id}/hours`, { week, exceptions: [] })).status).toBe(
      200,
    );
    expect((await act('delete', 1, id)).status).toBe(200);
    expect((await admin.get(`${at}/${id}`)).status).toBe(404);
    await withdraw();
    expect((await act('delete', 2)).body.code).toBe('healer_known');
    const invited = (await admin.post(at, { name: 'Invited' })).body.healer.id;
    const invitation = { email: 'healer@example.in', sharePercent: 50 };
    expect((await admin.post(`/admin/healers/${invited}/invite`, invitation)).status).toBe(200);
    expect((await act('delete', 1, invited)).body.code).toBe('healer_known');
  });

  it('are rejected with content that pages could not display, naming the field', async () => {
    const rejected = async (change: object) =>
      Object.keys((await save(1, change)).body.fields ?? {});
    expect(await rejected({ chatPrice: 49 })).toEqual(['content.chatPrice']);
    expect(await rejected({ chatPrice: 251 })).toEqual(['content.chatPrice']);
    expect(await rejected({ chatPrice: 90.5 })).toEqual(['content.chatPrice']);
    expect(await rejected({ phonePrice: 0 })).toEqual(['content.phonePrice']);
    for (const typed of [{ rating: 4.9 }, { reviewCount: 3 }, { successStories: 3 }])
      expect(await rejected(typed), 'figures come from sessions').not.toEqual([]);
    expect(await rejected({ freeMinutes: 10 })).not.toEqual([]);
    expect((await save(1, { experience: 4 })).status).toBe(200);
    const stale = await save(1, { experience: 5 });
    expect(stale.body).toMatchObject({
      code: 'stale_edit',
      changes: [{ fields: ['experience'] }],
    });
  });

  it('are restricted to administrators, and every action is in the audit log', async () => {
    expect((await (await newMember(shop)).get(`${at}/${seeded}/preview`)).status).toBe(403);
    expect((await shop.visitor().get(at)).status).toBe(401);
    await publish({ chatPrice: 110 });
    await withdraw();
    const log = await shop.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `healer:${seeded}`));
    expect(log.map(({ action }) => action)).toEqual([
      'healer.save',
      'healer.publish',
      'healer.withdraw',
    ]);
    expect(log[0]!.difference).toMatchObject({ chatPrice: { before: 90, after: 110 } });
  });
});
