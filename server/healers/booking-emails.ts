import { type Booking, formatRupeesExact } from '@jyotiratna/contract';
import type { EmailMessages } from '@jyotiratna/messages/every-language/mails.ts';
import type { Block, Email, Row } from '../platform/mail/email.ts';

type Messages = EmailMessages['session'];

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
  { session: messages, because }: EmailMessages,
): Email {
  const { moved } = arrangement;
  const what = whatOf(booking, messages);
  return {
    subject: moved ? messages.movedSubject(what) : messages.bookedSubject(what),
    preview: messages.when(booking.date, booking.time),
    heading: moved ? messages.moved : messages.booked,
    blocks: [
      ...factsOf(booking, messages),
      ...meetingOf(booking, arrangement, messages),
      ...changingOf(arrangement, messages),
    ],
    reason: because.session,
  };
}

/** What a customer gets shortly before a session. */
export function bookingReminder(
  booking: Booking,
  arrangement: Arrangement,
  { session: messages, because }: EmailMessages,
): Email {
  return {
    subject: messages.soonSubject(booking.time, whatOf(booking, messages)),
    preview: messages.when(booking.date, booking.time),
    heading: messages.soon,
    blocks: [
      ...meetingOf(booking, arrangement, messages),
      ...factsOf(booking, messages),
      ...changingOf(arrangement, messages),
    ],
    reason: because.session,
  };
}

/** What a customer gets once a session is cancelled, with what comes back. */
export function bookingCancelled(booking: Booking, { session: messages, because }: EmailMessages): Email {
  const { refund, paid } = booking;
  const money: Block[] =
    refund && paid > 0
      ? [
          {
            kind: 'rows',
            title: messages.refund,
            rows: [
              { label: messages.paid, value: formatRupeesExact(paid) },
              { label: messages.fee, value: formatRupeesExact(refund.fee) },
              { label: messages.back, value: formatRupeesExact(refund.amount), strong: true },
            ],
          },
          { kind: 'note', text: messages.refundTime },
        ]
      : [{ kind: 'text', text: messages.nothingPaid }];
  return {
    subject: messages.cancelledSubject(whatOf(booking, messages)),
    preview: messages.when(booking.date, booking.time),
    heading: messages.cancelled,
    blocks: [
      ...(refund?.rule === 'not-held' ? [{ kind: 'text', text: messages.notHeld } as const] : []),
      ...factsOf(booking, messages),
      ...money,
    ],
    reason: because.session,
  };
}

/** What a healer gets of a session that could not start. */
export function sessionNotHeld(booking: Booking, { session: messages, because }: EmailMessages): Email {
  const { date, time, name } = booking;
  return {
    subject: messages.notHeldSubject(messages.when(date, time)),
    preview: name,
    heading: messages.notHeldHeading,
    blocks: [
      { kind: 'text', text: messages.notHeldOf(name) },
      {
        kind: 'rows',
        title: messages.title,
        rows: [
          { label: messages.by, value: messages.modes[booking.mode] },
          { label: messages.at, value: messages.when(date, time), strong: true },
        ],
      },
    ],
    reason: because.session,
  };
}

function whatOf({ mode, healerName }: Booking, messages: Messages): string {
  return messages.what(messages.modes[mode], healerName);
}

function factsOf(booking: Booking, messages: Messages): Block[] {
  const { session, perMinute, freeMinutes } = booking.price;
  const price: Row[] =
    booking.mode === 'chat'
      ? [
          { label: messages.firstMinutes(freeMinutes), value: messages.free },
          { label: messages.fromMinute(freeMinutes + 1), value: messages.perMinute(formatRupeesExact(perMinute)) },
        ]
      : [{ label: messages.due, value: formatRupeesExact(session) }];
  return [
    {
      kind: 'rows',
      title: messages.title,
      rows: [
        { label: messages.healer, value: booking.healerName },
        { label: messages.by, value: messages.modes[booking.mode] },
        { label: messages.at, value: messages.when(booking.date, booking.time), strong: true },
        ...price,
      ],
    },
  ];
}

function meetingOf(booking: Booking, { room, here, company }: Arrangement, messages: Messages): Block[] {
  const { mode, phone } = booking;
  if (here) return openingOf(booking, { ...here, room }, messages);
  if (mode === 'phone') return [{ kind: 'text', text: messages.call(phone) }];
  if (room) {
    return [
      { kind: 'text', text: messages.room },
      { kind: 'action', label: mode === 'chat' ? messages.openChat : messages.joinVideo, url: room },
    ];
  }
  const ways = [company.email, company.phone].filter(Boolean);
  return [{ kind: 'text', text: ways.length > 0 ? messages.waitOrReach(ways) : messages.wait }];
}

/** The way into a session of the shop's own. */
function openingOf(
  { mode, phone }: Booking,
  { sessionsUrl, rooms, claimed, room }: NonNullable<Arrangement['here']> & { room: string | null },
  messages: Messages,
): Block[] {
  const called = mode === 'video' ? messages.opensAndSends(phone) : messages.opensAndCalls(phone);
  const way = mode === 'chat' || rooms || (mode === 'video' && room) ? messages.opens : called;
  return [
    { kind: 'text', text: mode === 'chat' ? way : `${way} ${messages.paysByBalance}` },
    ...(claimed ? [] : [{ kind: 'text', text: messages.takeFirst } as const]),
    { kind: 'action', label: messages.openSessions, url: sessionsUrl },
  ];
}

function changingOf({ url }: Arrangement, messages: Messages): Block[] {
  return [
    { kind: 'action', label: messages.change, url },
    { kind: 'note', text: messages.changeNote },
  ];
}
