import { type Booking, formatRupeesExact, formatSlotDate, formatSlotTime } from '@jyotiratna/contract';
import type { Block, Letter, Row } from './letter.ts';

const titles = { chat: 'Chat', phone: 'Phone call', video: 'Video call' } as const;
const reason = 'You get this message because a session was booked at our shop with this email.';

/** How a session comes about. `url` holds the secret that changes it; `room` leads into it, null where no link does. */
export type Arrangement = { url: string; room: string | null; company: { email: string; phone: string } };

/** What a customer gets once a session is booked, or moved to another time. */
export function bookingConfirmed(booking: Booking, arrangement: Arrangement & { moved: boolean }): Letter {
  const { moved } = arrangement;
  const what = `${titles[booking.mode]} with ${booking.healerName}`;
  return {
    subject: moved ? `Your session has moved: ${what}` : `You are booked: ${what}`,
    preview: whenOf(booking),
    heading: moved ? 'Your session has moved' : 'You are booked',
    blocks: [...factsOf(booking), ...meetingOf(booking, arrangement), ...changingOf(arrangement)],
    reason,
  };
}

/** What a customer gets shortly before a session. */
export function bookingReminder(booking: Booking, arrangement: Arrangement): Letter {
  return {
    subject: `${formatSlotTime(booking.time)} today: ${titles[booking.mode]} with ${booking.healerName}`,
    preview: whenOf(booking),
    heading: 'Your session starts soon',
    blocks: [...meetingOf(booking, arrangement), ...factsOf(booking), ...changingOf(arrangement)],
    reason,
  };
}

/** What a customer gets once a session is cancelled, with what comes back. */
export function bookingCancelled(booking: Booking): Letter {
  const { refund, paid } = booking;
  const money: Block[] =
    refund && paid > 0
      ? [
          {
            kind: 'rows',
            title: 'Refund',
            rows: [
              { label: 'Paid', value: formatRupeesExact(paid) },
              { label: 'Cancellation fee', value: formatRupeesExact(refund.fee) },
              { label: 'You get back', value: formatRupeesExact(refund.amount), strong: true },
            ],
          },
          { kind: 'note', text: 'Refunds are paid within 7-10 business days.' },
        ]
      : [{ kind: 'text', text: 'Nothing was paid for it, so nothing is due.' }];
  return {
    subject: `Your session is cancelled: ${titles[booking.mode]} with ${booking.healerName}`,
    preview: whenOf(booking),
    heading: 'Your session is cancelled',
    blocks: [...factsOf(booking), ...money],
    reason,
  };
}

function whenOf({ date, time }: Booking): string {
  return `${formatSlotDate(date)}, ${formatSlotTime(time)} IST`;
}

function factsOf(booking: Booking): Block[] {
  const { session, perMinute, freeMinutes } = booking.price;
  const price: Row[] =
    booking.mode === 'chat'
      ? [
          { label: `First ${freeMinutes} minutes`, value: 'Free' },
          { label: `From minute ${freeMinutes + 1}`, value: `${formatRupeesExact(perMinute)} per minute` },
        ]
      : [{ label: 'Due at the start', value: formatRupeesExact(session) }];
  return [
    {
      kind: 'rows',
      title: 'Your session',
      rows: [
        { label: 'Healer', value: booking.healerName },
        { label: 'By', value: titles[booking.mode] },
        { label: 'When', value: whenOf(booking), strong: true },
        ...price,
      ],
    },
  ];
}

function meetingOf({ mode, phone }: Booking, { room, company }: Arrangement): Block[] {
  if (mode === 'phone') return [{ kind: 'text', text: `The healer calls you at ${phone} at this time.` }];
  if (room) {
    return [
      { kind: 'text', text: 'You meet the healer in a room of your own, in the browser. It opens at this time:' },
      { kind: 'action', label: mode === 'chat' ? 'Open the chat' : 'Join the video call', url: room },
    ];
  }
  const ways = [company.email, company.phone].filter(Boolean).join(' or ');
  const late = ways ? ` If nothing has come five minutes after it, reach us at ${ways}.` : '';
  return [{ kind: 'text', text: `At this time the healer writes to this email with the way into the session.${late}` }];
}

function changingOf({ url }: Arrangement): Block[] {
  return [
    { kind: 'action', label: 'See, move or cancel it', url },
    {
      kind: 'note',
      text: 'Anyone who has this message can see and change this session. Links in older ones no longer work.',
    },
  ];
}
