import type { Booking } from '@jyotiratna/contract';
import { emails as en } from '@jyotiratna/messages/en/emails.ts';
import { expect, it } from 'vitest';
import { renderEmail } from '../platform/email/render-email.ts';
import { bookingReminder } from './booking-emails.ts';

const booking: Booking = {
  id: 'bkg_1',
  healerId: 'sample-healer-4',
  healerName: 'Nasreen A.',
  mode: 'chat',
  date: '2026-11-22',
  time: '18:30',
  startsAt: '2026-11-22T13:00:00.000Z',
  earliestStartsAt: '2026-11-22T13:00:00.000Z',
  status: 'booked',
  price: { session: 0, perMinute: 60, freeMinutes: 3, payNow: 0 },
  paid: 0,
  cancelFees: true,
  refund: null,
  name: 'Asha',
  email: 'asha@example.in',
  phone: '+91 98290 00000',
  createdAt: '2026-11-21T04:30:00.000Z',
};
const sender = {
  name: 'Jyotiratna',
  url: 'https://shop.example.in',
  legalName: '',
  address: '',
  email: '',
};
const url = 'https://shop.example.in/booking/1#t';
const emailOf = (company: { email: string; phone: string }) =>
  renderEmail(bookingReminder(booking, { url, room: null, here: null, company }, en), sender).text;

it('without a meeting server, names the sender of the link and the contact if nothing arrives', () => {
  expect(emailOf({ email: 'care@example.in', phone: '+91 141 000 0000' })).toContain(
    'At this time the healer will email you the link to join the session. If nothing has arrived five minutes later, reach us at care@example.in or +91 141 000 0000.',
  );
});

it('names no contact where none is configured', () => {
  expect(emailOf({ email: '', phone: '' })).not.toContain('reach us');
});

it.each([
  ['chat', false, 'At this time your session opens in your account'],
  ['phone', false, 'the healer will call you at +91 98290 00000'],
  ['video', false, 'the healer will send you the video call link'],
  ['video', true, 'At this time your session opens in your account'],
] as const)(
  'of a healer with a dashboard, links a %s session to the account (rooms: %s)',
  (mode, rooms, expected) => {
    const access = {
      sessionsUrl: 'https://shop.example.in/sessions',
      rooms,
      claimed: mode !== 'phone',
    };
    const arrangement = { url, room: null, here: access, company: { email: '', phone: '' } };
    const { text } = renderEmail(bookingReminder({ ...booking, mode }, arrangement, en), sender);
    expect(text).toContain(expected);
    expect(text).toContain(access.sessionsUrl);
    expect(text.includes('please add it to your account first')).toBe(mode === 'phone');
    expect(text.includes('taken from your balance')).toBe(mode !== 'chat');
  },
);

it('promises free minutes for the first chat with that healer, as they are given once', () => {
  expect(emailOf({ email: '', phone: '' })).toContain(
    'First 3 minutes: Free in your first chat with this healer',
  );
});
