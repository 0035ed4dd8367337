import { type Booking, formatRupeesExact } from '@jyotiratna/contract';
import type { MailWords } from '@jyotiratna/messages/every-language/mails.ts';
import type { Block, Email, Row } from '../platform/mail/email.ts';

type Words = MailWords['session'];

/**
 * How a session comes about. `url` holds the secret that changes it; `room` leads into it, null where no link does. `here`: its
 * healer has a desk, so that it opens in its customer's account; null where the shop sees to it by hand.
 */
export type Arrangement = {
  url: string;
  room: string | null;
  here: { sessionsUrl: string; rooms: boolean; claimed: boolean } | null;
  company: { email: string; phone: string };
};

/** What a customer gets once a session is booked, or moved to another time. */
export function bookingConfirmed(
  booking: Booking,
  arrangement: Arrangement & { moved: boolean },
  { session: words, because }: MailWords,
): Email {
  const { moved } = arrangement;
  const what = whatOf(booking, words);
  return {
    subject: moved ? words.movedSubject(what) : words.bookedSubject(what),
    preview: words.when(booking.date, booking.time),
    heading: moved ? words.moved : words.booked,
    blocks: [...factsOf(booking, words), ...meetingOf(booking, arrangement, words), ...changingOf(arrangement, words)],
    reason: because.session,
  };
}

/** What a customer gets shortly before a session. */
export function bookingReminder(
  booking: Booking,
  arrangement: Arrangement,
  { session: words, because }: MailWords,
): Email {
  return {
    subject: words.soonSubject(booking.time, whatOf(booking, words)),
    preview: words.when(booking.date, booking.time),
    heading: words.soon,
    blocks: [...meetingOf(booking, arrangement, words), ...factsOf(booking, words), ...changingOf(arrangement, words)],
    reason: because.session,
  };
}

/** What a customer gets once a session is cancelled, with what comes back. */
export function bookingCancelled(booking: Booking, { session: words, because }: MailWords): Email {
  const { refund, paid } = booking;
  const money: Block[] =
    refund && paid > 0
      ? [
          {
            kind: 'rows',
            title: words.refund,
            rows: [
              { label: words.paid, value: formatRupeesExact(paid) },
              { label: words.fee, value: formatRupeesExact(refund.fee) },
              { label: words.back, value: formatRupeesExact(refund.amount), strong: true },
            ],
          },
          { kind: 'note', text: words.refundTime },
        ]
      : [{ kind: 'text', text: words.nothingPaid }];
  return {
    subject: words.cancelledSubject(whatOf(booking, words)),
    preview: words.when(booking.date, booking.time),
    heading: words.cancelled,
    blocks: [
      ...(refund?.rule === 'not-held' ? [{ kind: 'text', text: words.notHeld } as const] : []),
      ...factsOf(booking, words),
      ...money,
    ],
    reason: because.session,
  };
}

/** What a healer gets of a session that could not begin. */
export function sessionNotHeld(booking: Booking, { session: words, because }: MailWords): Email {
  const { date, time, name } = booking;
  return {
    subject: words.notHeldSubject(words.when(date, time)),
    preview: name,
    heading: words.notHeldHeading,
    blocks: [
      { kind: 'text', text: words.notHeldOf(name) },
      {
        kind: 'rows',
        title: words.title,
        rows: [
          { label: words.by, value: words.modes[booking.mode] },
          { label: words.at, value: words.when(date, time), strong: true },
        ],
      },
    ],
    reason: because.session,
  };
}

function whatOf({ mode, healerName }: Booking, words: Words): string {
  return words.what(words.modes[mode], healerName);
}

function factsOf(booking: Booking, words: Words): Block[] {
  const { session, perMinute, freeMinutes } = booking.price;
  const price: Row[] =
    booking.mode === 'chat'
      ? [
          { label: words.firstMinutes(freeMinutes), value: words.free },
          { label: words.fromMinute(freeMinutes + 1), value: words.perMinute(formatRupeesExact(perMinute)) },
        ]
      : [{ label: words.due, value: formatRupeesExact(session) }];
  return [
    {
      kind: 'rows',
      title: words.title,
      rows: [
        { label: words.healer, value: booking.healerName },
        { label: words.by, value: words.modes[booking.mode] },
        { label: words.at, value: words.when(booking.date, booking.time), strong: true },
        ...price,
      ],
    },
  ];
}

function meetingOf(booking: Booking, { room, here, company }: Arrangement, words: Words): Block[] {
  const { mode, phone } = booking;
  if (here) return openingOf(booking, { ...here, room }, words);
  if (mode === 'phone') return [{ kind: 'text', text: words.call(phone) }];
  if (room) {
    return [
      { kind: 'text', text: words.room },
      { kind: 'action', label: mode === 'chat' ? words.openChat : words.joinVideo, url: room },
    ];
  }
  const ways = [company.email, company.phone].filter(Boolean);
  return [{ kind: 'text', text: ways.length > 0 ? words.waitOrReach(ways) : words.wait }];
}

/** The way into a session of the shop's own. */
function openingOf(
  { mode, phone }: Booking,
  { sessionsUrl, rooms, claimed, room }: NonNullable<Arrangement['here']> & { room: string | null },
  words: Words,
): Block[] {
  const called = mode === 'video' ? words.opensAndSends(phone) : words.opensAndCalls(phone);
  const way = mode === 'chat' || rooms || (mode === 'video' && room) ? words.opens : called;
  return [
    { kind: 'text', text: mode === 'chat' ? way : `${way} ${words.paysByBalance}` },
    ...(claimed ? [] : [{ kind: 'text', text: words.takeFirst } as const]),
    { kind: 'action', label: words.openSessions, url: sessionsUrl },
  ];
}

function changingOf({ url }: Arrangement, words: Words): Block[] {
  return [
    { kind: 'action', label: words.change, url },
    { kind: 'note', text: words.changeNote },
  ];
}
