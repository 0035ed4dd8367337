import { type Booking, formatRupeesExact } from '@jyotiratna/contract';
import type { EmailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import type { Email, EmailBlock, EmailRow } from '../platform/email/email.ts';

type Messages = EmailMessages['session'];

/**
 * The channel of a session. `url` contains the secret that authorises changes; `room` is the link
 * of its meeting room, null without one. `here`: the session takes place in the customer's account,
 * because its healer uses the dashboard; null if the shop arranges it manually.
 */
export type Arrangement = {
  url: string;
  room: string | null;
  here: { sessionsUrl: string; rooms: boolean; claimed: boolean } | null;
  company: { email: string; phone: string };
};

/** The email to a customer whose session is booked, or moved to another time. */
export function bookingConfirmed(
  booking: Booking,
  arrangement: Arrangement & { moved: boolean },
  { session: messages, reasonText }: EmailMessages,
): Email {
  const { moved } = arrangement;
  const aspect = subjectOf(booking, messages);
  return {
    subject: moved ? messages.movedSubject(aspect) : messages.bookedSubject(aspect),
    preview: messages.when(booking.date, booking.time),
    heading: moved ? messages.moved : messages.booked,
    blocks: [
      ...detailsOf(booking, messages),
      ...meetingOf(booking, arrangement, messages),
      ...changingOf(arrangement, messages),
    ],
    reason: reasonText.session,
  };
}

/** The email to a customer shortly before a session. */
export function bookingReminder(
  booking: Booking,
  arrangement: Arrangement,
  { session: messages, reasonText }: EmailMessages,
): Email {
  return {
    subject: messages.soonSubject(booking.time, subjectOf(booking, messages)),
    preview: messages.when(booking.date, booking.time),
    heading: messages.soon,
    blocks: [
      ...meetingOf(booking, arrangement, messages),
      ...detailsOf(booking, messages),
      ...changingOf(arrangement, messages),
    ],
    reason: reasonText.session,
  };
}

/** The email to a customer whose session is cancelled, with the refund. */
export function bookingCancelled(
  booking: Booking,
  { session: messages, reasonText }: EmailMessages,
): Email {
  const { refund, paid } = booking;
  const money: EmailBlock[] =
    refund && paid > 0
      ? [
          {
            kind: 'rows',
            title: messages.refund,
            rows: [
              { label: messages.paid, value: formatRupeesExact(paid) },
              { label: messages.fee, value: formatRupeesExact(refund.fee) },
              ...(refund.extra > 0
                ? [{ label: messages.extra, value: formatRupeesExact(refund.extra) }]
                : []),
              {
                label: messages.back,
                value: formatRupeesExact(refund.amount + refund.extra),
                strong: true,
              },
            ],
          },
          { kind: 'note', text: messages.refundTime },
        ]
      : [{ kind: 'text', text: messages.nothingPaid }];
  return {
    subject: messages.cancelledSubject(subjectOf(booking, messages)),
    preview: messages.when(booking.date, booking.time),
    heading: messages.cancelled,
    blocks: [
      ...(refund?.rule === 'not-held'
        ? [{ kind: 'text', text: messages.notStarted } as const]
        : []),
      ...detailsOf(booking, messages),
      ...money,
    ],
    reason: reasonText.session,
  };
}

/** The email to a healer about a session that could not start. */
export function sessionNotStarted(
  booking: Booking,
  { session: messages, reasonText }: EmailMessages,
): Email {
  const { date, time, name } = booking;
  return {
    subject: messages.notStartedSubject(messages.when(date, time)),
    preview: name,
    heading: messages.notStartedHeading,
    blocks: [
      { kind: 'text', text: messages.notStartedOf(name) },
      {
        kind: 'rows',
        title: messages.title,
        rows: [
          { label: messages.by, value: messages.modes[booking.mode] },
          { label: messages.at, value: messages.when(date, time), strong: true },
        ],
      },
    ],
    reason: reasonText.session,
  };
}

function subjectOf({ mode, healerName }: Booking, messages: Messages): string {
  return messages.what(messages.modes[mode], healerName);
}

function detailsOf(booking: Booking, messages: Messages): EmailBlock[] {
  const { session, perMinute, freeMinutes } = booking.price;
  const price: EmailRow[] =
    booking.mode === 'chat'
      ? [
          { label: messages.firstMinutes(freeMinutes), value: messages.free },
          {
            label: messages.fromMinute(freeMinutes + 1),
            value: messages.perMinute(formatRupeesExact(perMinute)),
          },
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

function meetingOf(
  booking: Booking,
  { room, here: access, company }: Arrangement,
  messages: Messages,
): EmailBlock[] {
  const { mode, phone } = booking;
  if (access) return openingOf(booking, { ...access, room }, messages);
  if (mode === 'phone') return [{ kind: 'text', text: messages.call(phone) }];
  if (room) {
    return [
      { kind: 'text', text: messages.room },
      {
        kind: 'action',
        label: mode === 'chat' ? messages.openChat : messages.joinVideo,
        url: room,
      },
    ];
  }
  const methods = [company.email, company.phone].filter(Boolean);
  return [
    { kind: 'text', text: methods.length > 0 ? messages.waitOrReach(methods) : messages.wait },
  ];
}

/** How to join a session in the customer's account. */
function openingOf(
  { mode, phone }: Booking,
  { sessionsUrl, rooms, claimed, room }: NonNullable<Arrangement['here']> & { room: string | null },
  messages: Messages,
): EmailBlock[] {
  const called = mode === 'video' ? messages.opensAndSends(phone) : messages.opensAndCalls(phone);
  const route = mode === 'chat' || rooms || (mode === 'video' && room) ? messages.opens : called;
  return [
    { kind: 'text', text: mode === 'chat' ? route : `${route} ${messages.paysByBalance}` },
    ...(claimed ? [] : [{ kind: 'text', text: messages.takeFirst } as const]),
    { kind: 'action', label: messages.openSessions, url: sessionsUrl },
  ];
}

function changingOf({ url }: Arrangement, messages: Messages): EmailBlock[] {
  return [
    { kind: 'action', label: messages.change, url },
    { kind: 'note', text: messages.changeNote },
  ];
}
