import { bookingDates } from '@jyotiratna/contract';
import fc from 'fast-check';
import { letPass, testHealer } from '../../testing/consultations.ts';
import { command } from '../command.ts';
import { runJob } from '../jobs.ts';
import { type Model, nth } from '../model.ts';
import { responseCodeOf } from './fuzz-code.ts';

const hasSession = ({ sessions }: Model) => sessions.length > 0;
const hasBooking = ({ bookings }: Model) => bookings.length > 0;

const start = command('session starts', async (model, { member, healer }) => {
  await healer.get('/healer/desk');
  const { status, body } = await member.post('/consultations', { healerId: testHealer.id });
  if (status !== 200) return `refused with ${status} ${body.code}`;
  const { id } = body.consultation;
  model.sessions.push({ id, messages: [] });
  const accepted = responseCodeOf(await healer.post(`/consultations/${id}/accept`, {}));
  for (const one of [member, healer]) await one.get(`/consultations/${id}/messages`);
  return `session ${model.sessions.length}, accepted with ${accepted}`;
});

let messages = 0;

const sendMessage = fc
  .tuple(fc.nat({ max: 2 }), fc.boolean(), fc.integer({ min: 1, max: 3 }))
  .map(([n, byHealer, copies]) =>
    command(
      `${byHealer ? 'healer' : 'member'} writes in session ${n}${copies > 1 ? `, sent ${copies} times` : ''}`,
      async (model, { member, healer }) => {
        const session = nth(model.sessions, n)!;
        messages += 1;
        const clientId = `fuzz-message-${messages}`;
        const message = { clientId, content: { kind: 'text', text: `Message ${messages}` } };
        const by = byHealer ? healer : member;
        const results = await Promise.all(
          Array.from({ length: copies }, () =>
            by.post(`/consultations/${session.id}/messages`, message),
          ),
        );
        if (results.some(({ status }) => status === 200)) session.messages.push(clientId);
        return results.map(responseCodeOf).join(', ');
      },
      hasSession,
    ),
  );

const talk = fc.tuple(fc.nat({ max: 2 }), fc.constantFrom(20, 70, 200, 400)).map(([n, seconds]) =>
  command(
    `${seconds} s pass in session ${n}`,
    async (model, shop) => {
      const { id } = nth(model.sessions, n)!;
      await letPass(shop, shop.member, id, seconds);
      return (await shop.member.get(`/consultations/${id}`)).body.consultation.status;
    },
    hasSession,
  ),
);

const end = fc
  .tuple(fc.nat({ max: 2 }), fc.boolean())
  .map(([n, byHealer]) =>
    command(
      `${byHealer ? 'healer' : 'member'} ends session ${n}`,
      async (model, { member, healer }) =>
        responseCodeOf(
          await (byHealer ? healer : member).post(
            `/consultations/${nth(model.sessions, n)!.id}/end`,
            {},
          ),
        ),
      hasSession,
    ),
  );

const book = fc
  .tuple(
    fc.constantFrom('chat', 'phone'),
    fc.constantFrom('18:00', '18:30', '19:00'),
    fc.nat({ max: 2 }),
  )
  .map(([mode, time, day]) =>
    command(`book a ${mode} at ${time}, day ${day}`, async (model, { member }) => {
      const date = bookingDates(Date.now())[day + 1];
      const user = { name: 'Asha', phone: '+91 98290 00000', email: member.email };
      const reply = await member.post('/bookings', {
        healerId: testHealer.id,
        mode,
        date,
        time,
        ...user,
      });
      if (reply.status === 200) model.bookings.push(reply.body.booking.id);
      return responseCodeOf(reply);
    }),
  );

const changeBooking = fc
  .tuple(fc.nat({ max: 2 }), fc.constantFrom('prepaid', 'cancel', 'cancel by the shop'))
  .map(([n, change]) =>
    command(
      `booking ${n}: ${change}`,
      async (model, { member, admin }) => {
        const id = nth(model.bookings, n)!;
        if (change === 'prepaid')
          return responseCodeOf(await admin.post(`/admin/bookings/${id}/payment`, { paid: 300 }));
        const [by, path] = change === 'cancel' ? [member, '/bookings'] : [admin, '/admin/bookings'];
        return responseCodeOf(await by.post(`${path}/${id}/cancel`, {}));
      },
      hasBooking,
    ),
  );

/** The time of the latest booking comes: both parties appear, or one does not. */
const slotComes = fc
  .constantFrom('both come', 'member stays away', 'healer stays away')
  .map((presence) =>
    command(
      `booked slot comes, ${presence}`,
      async (model, shop) => {
        const { member, healer } = shop;
        const { body } = await member.get(`/bookings/${nth(model.bookings, 0)}`);
        const minutes =
          Math.ceil((new Date(body.booking.startsAt).getTime() - Date.now()) / 60_000) + 1;
        if (minutes > 0) await shop.pass(minutes);
        await runJob(shop, 'sweep-consultations');
        const open = (await member.get('/consultations')).body.consultations[0];
        if (!open || open.status === 'ended') return 'nothing was opened';
        if (!model.sessions.some(({ id }) => id === open.id))
          model.sessions.push({ id: open.id, messages: [] });
        if (presence !== 'member stays away')
          await member.get(`/consultations/${open.id}/messages`);
        if (presence !== 'healer stays away')
          await healer.get(`/consultations/${open.id}/messages`);
        return (await member.get(`/consultations/${open.id}`)).body.consultation.status;
      },
      hasBooking,
    ),
  );

let payouts = 0;

const payOut = fc.constantFrom('all', 'half', 'too much').map((share) =>
  command(`payout of ${share}`, async (_, { admin, healer }) => {
    const { owed: outstanding } = (await healer.get('/healer/desk')).body;
    const amount = {
      all: outstanding,
      half: Math.floor(outstanding * 50) / 100,
      'too much': outstanding + 1,
    }[share];
    if (amount <= 0) return 'nothing is owed';
    payouts += 1;
    const transfer = { clientId: `payout-${payouts}-of-fuzz`, amount, reference: `UTR ${payouts}` };
    return responseCodeOf(await admin.post(`/admin/healers/${testHealer.id}/payouts`, transfer));
  }),
);

/** Commands of sessions with the healer, their billing and the healer's payout. */
export const sessionCommands = [
  fc.constant(start),
  fc.constant(start),
  sendMessage,
  sendMessage,
  talk,
  talk,
  end,
  book,
  changeBooking,
  slotComes,
  payOut,
];
