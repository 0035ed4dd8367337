import { describe, expect, it } from 'vitest';
import { deliverEmail } from '../../platform/email/deliver-email.ts';
import type { RenderedEmail } from '../../platform/email/mailer.ts';
import { newCustomer, startSession, testHealer } from '../../testing/consultations.ts';
import { newMember } from '../../testing/members.ts';
import { sessionsAtShop } from '../../testing/sessions-at-shop.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { consultationReports } from './schema.ts';

describe.each(databaseKinds())(
  'reports and blocks between the sides of a session on %s',
  (kind) => {
    const at = sessionsAtShop(kind);
    const wordsOf = async (id: string) =>
      (await at.shop.deps.db.select().from(consultationReports))
        .filter(({ consultationId }) => consultationId === id)
        .map(({ side, reason, text, note }) => [side, reason, text, note])
        .sort();
    const report = (id: string, body: object, by = at.asha) =>
      by.post(`/consultations/${id}/report`, body);
    const request = () => at.asha.post('/consultations', { healerId: testHealer.id, wait: true });

    it('report the other side once; an administrator sees and closes it, and the shop is notified', async () => {
      const id = await startSession(at.asha, at.healer);
      const first = await report(id, { reason: 'money', text: ' Asked for ₹5,000 by UPI ' });
      expect(first.body.consultation).toMatchObject({
        reported: true,
        blocked: false,
        status: 'running',
      });
      await report(id, { reason: 'abuse', text: 'And was rude' });
      expect((await report(id, { reason: 'contact' }, at.healer)).body.consultation).toMatchObject({
        reported: true,
      });
      expect((await report(id, { reason: 'nothing' })).body.code).toBe('invalid_input');

      const admin = await newMember(at.shop, 'admin');
      const { body } = await admin.get('/admin/consultation-reports');
      const mine = body.reports.filter(
        (one: { consultationId: string }) => one.consultationId === id,
      );
      expect(mine).toMatchObject([
        { side: 'healer', reason: 'contact', handledAt: null },
        {
          side: 'customer',
          reason: 'abuse',
          text: 'And was rude',
          customerName: expect.any(String),
        },
      ]);
      const sent: RenderedEmail[] = [];
      const env = { ...at.shop.deps.env, COMPANY_EMAIL: 'owner@example.in' };
      const notices = async () => {
        await deliverEmail({
          ...at.shop.deps,
          env,
          mail: { send: async (emailMessage) => void sent.push(emailMessage) },
        });
        return sent.filter(({ subject }) => subject.startsWith('A session was reported')).length;
      };
      expect(await notices()).toBe(2);

      const path = `/admin/consultation-reports/${mine[1].id}/close`;
      expect(
        (await admin.post(path, { note: 'Talked to the healer' })).body.reports.at(-1),
      ).toMatchObject({
        id: mine[1].id,
        note: 'Talked to the healer',
        handledAt: expect.any(String),
      });
      expect((await admin.post(path, { note: 'Again' })).status).toBe(404);
      for (const other of [at.asha, at.healer])
        expect((await other.get('/admin/consultation-reports')).status).toBe(403);

      await report(id, { reason: 'abuse', text: 'It happened again' });
      await report(id, { reason: 'abuse', text: 'It happened again, twice' });
      expect(await notices(), 'a closed report that is opened again').toBe(3);
    });

    it.each(['customer', 'healer'] as const)(
      'blocks the other as %s: the session ends, and none follows',
      async (side) => {
        const id = await startSession(at.asha, at.healer);
        const by = side === 'customer' ? at.asha : at.healer;
        const block = (on: boolean) => by.post(`/consultations/${id}/block`, { on });
        const { body } = await report(id, { reason: 'abuse', block: true }, by);
        expect(body.consultation).toMatchObject({
          blocked: true,
          status: 'ended',
          endReason: side,
        });
        for (const _ of [1, 2])
          expect((await block(true)).body.consultation).toMatchObject({ blocked: true });
        expect(await request()).toMatchObject({
          status: 403,
          body: { code: 'consultation_blocked' },
        });
        expect((await block(false)).body.consultation).toMatchObject({ blocked: false });
        expect((await request()).status).toBe(200);
      },
    );

    it('block the other side, also from an earlier session, and close open requests and alerts', async () => {
      const previous = await startSession(at.asha, at.healer);
      await at.asha.post(`/consultations/${previous}/end`, {});
      const { id } = (await request()).body.consultation;
      await at.asha.post(`/healers/${testHealer.id}/alert`, {});
      await at.healer.post(`/consultations/${previous}/block`, { on: true });
      expect(await at.read(id)).toMatchObject({ status: 'ended', endReason: 'declined' });
      expect((await at.asha.get('/consultations/summary')).body.alerts).toEqual([]);
      expect(await at.asha.post(`/healers/${testHealer.id}/alert`, {})).toMatchObject({
        status: 403,
        body: { code: 'consultation_blocked' },
      });
      await at.healer.post(`/consultations/${previous}/block`, { on: false });
    });

    it('are rejected for another user', async () => {
      const id = await startSession(at.asha, at.healer);
      const stranger = await newMember(at.shop);
      expect((await report(id, { reason: 'other' }, stranger)).status).toBe(404);
      expect((await stranger.post(`/consultations/${id}/block`, { on: true })).status).toBe(404);
    });

    it('are part of the data export, and lose their text with the account', async () => {
      const deletedUser = await newCustomer(at.shop, 500);
      const id = await startSession(deletedUser, at.healer);
      await report(id, { reason: 'money', text: 'Asked for ₹5,000' }, deletedUser);
      await report(id, { reason: 'abuse', text: 'Was loud' }, at.healer);
      const admin = await newMember(at.shop, 'admin');
      const { reports } = (await admin.get('/admin/consultation-reports')).body;
      for (const one of reports.filter(
        (each: { consultationId: string }) => each.consultationId === id,
      ))
        await admin.post(`/admin/consultation-reports/${one.id}/close`, { note: 'Spoke to both' });
      const own = (await deletedUser.get('/users/export')).body.consultationReports;
      expect(own).toMatchObject([
        { consultationId: id, text: 'Asked for ₹5,000', note: 'Spoke to both' },
      ]);
      expect((await deletedUser.delete('/users/me', {})).status).toBe(200);
      expect(await wordsOf(id)).toEqual([
        ['customer', 'money', '', ''],
        ['healer', 'abuse', '', ''],
      ]);
    });
  },
);
