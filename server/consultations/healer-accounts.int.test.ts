import { bookingDates } from '@jyotiratna/contract';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, users } from '../accounts/schema.ts';
import { bookings, healerAccounts } from '../healers/schema.ts';
import { healerAccount } from '../ledger/accounts.ts';
import { balanceOf } from '../ledger/queries.ts';
import {
  errorsOf,
  letPass,
  newCustomer,
  newHealer,
  startSession,
  testHealer,
} from '../testing/consultations.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { readPresence } from './read-presence.ts';

describe.each(databaseKinds())('a healer’s account, share and hours on %s', (kind) => {
  let shop: TestShop;
  let healer: TestMember;
  let admin: TestMember;
  beforeAll(async () => {
    shop = await createTestShop(kind);
    healer = await newHealer(shop);
    admin = await newMember(shop, 'admin');
  });
  afterAll(async () => {
    expect(await errorsOf(shop.deps)).toEqual([]);
    await shop.close();
  });

  const change = (by: TestMember, id: string, sharePercent: unknown) =>
    by.put(`/admin/healers/${id}/share`, { sharePercent });

  it('has a share that is changed for later sessions; a running one keeps its initial value', async () => {
    const asha = await newCustomer(shop, 500);
    const id = await startSession(asha, healer);
    expect(await change(admin, testHealer.id, 75)).toMatchObject({
      status: 200,
      body: { sharePercent: 75 },
    });
    await healer.post(`/consultations/${id}/messages`, {
      clientId: 'message-1',
      content: { kind: 'text', text: 'Hi' },
    });
    await letPass(shop, asha, id, 200);
    await asha.post(`/consultations/${id}/end`, {});
    const first = await balanceOf(shop.deps.db, healerAccount(healer.id));
    expect(first).toBe((9000 * 60) / 100);
    const next = await startSession(asha, healer);
    await healer.post(`/consultations/${next}/messages`, {
      clientId: 'message-2',
      content: { kind: 'text', text: 'Hi' },
    });
    await asha.post(`/consultations/${next}/end`, {});
    expect(await balanceOf(shop.deps.db, healerAccount(healer.id))).toBe(first + (9000 * 75) / 100);
    expect(await errorsOf(shop.deps)).toEqual([]);
  });

  it('has a share changed only by administrators, logged once, in whole percent', async () => {
    await change(admin, testHealer.id, 60);
    for (const share of [-1, 101, 60.5, '60', null])
      expect(await change(admin, testHealer.id, share)).toMatchObject({ status: 400 });
    expect(await change(admin, 'sample-healer-2', 50)).toMatchObject({
      status: 404,
      body: { code: 'healer_not_found' },
    });
    for (const member of [healer, await newMember(shop)])
      expect(await change(member, testHealer.id, 99)).toMatchObject({ status: 403 });
    const saved = () =>
      shop.deps.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.action, 'healer.share'))
        .orderBy(desc(auditLog.id));
    const before = (await saved()).length;
    await change(admin, testHealer.id, 65);
    await change(admin, testHealer.id, 65);
    const entries = await saved();
    expect(entries).toHaveLength(before + 1);
    expect(entries.at(0)).toMatchObject({
      subject: `healer:${testHealer.id}`,
      difference: { sharePercent: { before: 60, after: 65 } },
    });
  });

  it('has hours set by an administrator as available slots, with or without an account; bookings remain', async () => {
    const [closed, day] = bookingDates(Date.now()).slice(-2) as [string, string];
    const week = Array.from({ length: 7 }, () => ['18:00', '18:30']);
    const hours = { week, exceptions: [{ date: closed, times: [] }] };
    const save = (by: TestMember, id: string, body: object = hours) =>
      by.put(`/admin/healers/${id}/hours`, body);
    const free = async (id: string, date: string) =>
      (await shop.visitor().get(`/bookings/slots?healerId=${id}&date=${date}`)).body.slots
        .filter(({ available }: { available: boolean }) => available)
        .map(({ time }: { time: string }) => time);
    const asha = await newCustomer(shop, 0);
    const request = {
      mode: 'chat',
      date: day,
      time: '09:00',
      name: 'Asha',
      phone: '+91 98290 00000',
      email: asha.email,
    };
    const { booking } = (await asha.post('/bookings', { ...request, healerId: 'sample-healer-2' }))
      .body;
    const booked = () => shop.deps.db.select().from(bookings).where(eq(bookings.id, booking.id));
    const before = await booked();
    for (const id of ['sample-healer-2', testHealer.id]) {
      expect(await free(id, closed)).toContain('10:00');
      expect((await admin.get(`/admin/healers/${id}/hours`)).body.hours.week[6]).toContain('10:00');
      expect(await save(admin, id)).toMatchObject({ status: 200, body: { hours } });
      expect([await free(id, day), await free(id, closed)]).toEqual([['18:00', '18:30'], []]);
    }
    expect(await booked()).toEqual(before);
    expect((await healer.get('/healer/desk')).body).toMatchObject({ hours });
    await healer.put('/healer/hours', { week, exceptions: [] });
    expect((await admin.get(`/admin/healers/${testHealer.id}/hours`)).body).toEqual({
      hours: { week, exceptions: [] },
    });

    await save(admin, 'sample-healer-2');
    const past = { week, exceptions: [...hours.exceptions, { date: '2020-01-01', times: [] }] };
    expect((await save(admin, 'sample-healer-2', past)).body).toEqual({ hours });
    const entries = await shop.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'healer.hours'));
    expect(entries.map(({ subject, actorEmail }) => [subject, actorEmail])).toEqual(
      ['sample-healer-2', testHealer.id].map((id) => [`healer:${id}`, admin.email]),
    );
    expect(entries[0]!.difference).toMatchObject({
      exceptions: { before: [], after: hours.exceptions },
    });

    expect(await save(admin, 'nobody')).toMatchObject({
      status: 404,
      body: { code: 'healer_not_found' },
    });
    expect(await save(admin, healer.id)).toMatchObject({ status: 404 });
    for (const invalid of [
      { ...hours, week: [] },
      { week, exceptions: [{ date: closed, times: ['03:00'] }] },
    ])
      expect(await save(admin, 'sample-healer-2', invalid)).toMatchObject({ status: 400 });
    const writer = await newMember(shop, 'admin');
    await shop.deps.db.update(users).set({ duty: 'content' }).where(eq(users.id, writer.id));
    for (const member of [writer, healer, asha]) {
      expect(await save(member, 'sample-healer-2')).toMatchObject({ status: 403 });
      expect(await member.get('/admin/healers/sample-healer-2/hours')).toMatchObject({
        status: 403,
      });
    }
  });

  it('has hours set by the healer, and a profile in both languages', async () => {
    const asha = await newCustomer(shop, 500);
    const day = bookingDates(Date.now()).at(-1)!;
    const closed = bookingDates(Date.now()).at(-2)!;
    const hours = {
      week: Array.from({ length: 7 }, () => ['18:00']),
      exceptions: [{ date: closed, times: [] }],
    };
    expect(await healer.put('/healer/hours', { ...hours, week: [] })).toMatchObject({
      status: 400,
    });
    expect(
      await healer.put('/healer/hours', {
        week: hours.week,
        exceptions: [{ date: closed, times: ['03:00'] }],
      }),
    ).toMatchObject({
      status: 400,
    });
    expect((await healer.put('/healer/hours', hours)).body).toEqual({ hours });
    const free = async (date: string) =>
      (
        await shop.visitor().get(`/bookings/slots?healerId=${testHealer.id}&date=${date}`)
      ).body.slots
        .filter(({ available }: { available: boolean }) => available)
        .map(({ time }: { time: string }) => time);
    expect(await free(day)).toEqual(['18:00']);
    expect(await free(closed)).toEqual([]);
    const request = {
      healerId: testHealer.id,
      mode: 'chat',
      date: day,
      name: 'Asha',
      phone: '+91 98290 00000',
    };
    const book = (time: string) => asha.post('/bookings', { ...request, time, email: asha.email });
    expect(await book('09:00')).toMatchObject({
      status: 400,
      body: { fields: { time: expect.any(String) } },
    });
    const { booking } = (await book('18:00')).body;
    expect(
      await asha.post(`/bookings/${booking.id}/reschedule`, { date: day, time: '09:00' }),
    ).toMatchObject({
      status: 400,
    });
    const bio = { en: 'Thirty years of Vedic astrology', hi: '' };
    expect((await healer.put('/healer/bio', bio)).body).toEqual({ bio });
    const { healers } = await readPresence(shop.deps.db);
    expect(healers.find(({ id }) => id === testHealer.id)?.bio).toEqual({ en: bio.en, hi: bio.en });
    expect((await healer.get('/healer/desk')).body).toMatchObject({ hours, bio });
    await shop.deps.db.update(healerAccounts).set({ hours: null, bioEn: null });
  });

  it('checks the invitation before the password, so that a wrong code costs no hash', async () => {
    const weak = { email: 'stranger@example.in', name: 'Stranger', password: 'password123' };
    const invitee = { email: 'devi@example.in', sharePercent: 70 };
    const { body } = await admin.post('/admin/healers/sample-healer-5/invite', invitee);
    for (const invite of ['wrong-code', body.invitation.code])
      expect(await shop.visitor().post('/healer/register', { ...weak, invite })).toMatchObject({
        status: 403,
        body: { code: 'invitation_invalid' },
      });
    const own = { ...weak, email: invitee.email, invite: body.invitation.code };
    expect(await shop.visitor().post('/healer/register', own)).toMatchObject({
      status: 400,
      body: { code: 'weak_password' },
    });
  });

  it('assigns a user invited for two healers to the later one', async () => {
    const email = 'twice@example.in';
    const invite = (healer: string) =>
      admin.post(`/admin/healers/${healer}/invite`, { email, sharePercent: 60 });
    const first = await invite('sample-healer-3');
    expect((await invite('sample-healer-4')).status).toBe(200);
    const form = { email, name: 'Devi', password: 'kanyakumari-sunrise-88' };
    const healerPage = shop.visitor();
    const reply = await healerPage.post('/healer/register', {
      ...form,
      invite: first.body.invitation.code,
    });
    expect(reply).toMatchObject({ status: 200, body: { user: { role: 'healer' } } });
    expect((await healerPage.get('/healer/desk')).body).toMatchObject({
      healerId: 'sample-healer-4',
    });
  });

  it('is created by an invitation once, and is online while the dashboard is open and enabled', async () => {
    const asha = await newCustomer(shop, 500);
    const invitee = { email: 'ranga@example.in', sharePercent: 70 };
    const { body } = await admin.post('/admin/healers/sample-healer-6/invite', invitee);
    const { code: invite } = body.invitation;
    const form = {
      ...{ email: invitee.email, name: 'Ranga' },
      ...{ password: 'kanyakumari-sunrise-88', invite },
    };
    const visitor = shop.visitor();
    const pair = await Promise.all([
      visitor.post('/healer/register', form),
      shop.visitor().post('/healer/register', form),
    ]);
    expect(pair.map(({ status }) => status).sort()[0]).toBe(200);
    expect(pair.filter(({ status }) => status === 200)).toHaveLength(1);
    const healerPage = shop.visitor();
    expect(
      await healerPage.post('/healer/login', { email: form.email, password: form.password }),
    ).toMatchObject({
      status: 200,
    });
    expect((await healerPage.get('/healer/desk')).body).toMatchObject({
      healerId: 'sample-healer-6',
      online: false,
    });
    expect((await healerPage.post('/healer/switch', { on: true })).body).toEqual({
      switchedOn: true,
      online: true,
    });
    await shop.deps.db
      .update(healerAccounts)
      .set({ presentUntil: sql`now() - interval '1 second'` });
    expect(await asha.post('/consultations', { healerId: 'sample-healer-6' })).toMatchObject({
      status: 409,
    });
    expect(
      await visitor.post('/user/login', { email: form.email, password: form.password }),
    ).toMatchObject({
      status: 401,
    });
  });
});
