import { type Booking, formatRupeesExact, formatSlotDate, formatSlotTime } from '@jyotiratna/contract';
import type { Block, Letter, Row } from './letter.ts';

const titles = { chat: 'Chat', phone: 'Phone call', video: 'Video call' } as const;
const reason = 'You get this message because a session was booked at our shop with this email.';

/** What a customer gets once a session is booked, or moved to another time. `url` holds the secret that changes it. */
export function bookingConfirmed(booking: Booking, { url, moved }: { url: string; moved: boolean }): Letter {
  const what = `${titles[booking.mode]} with ${booking.healerName}`;
  return {
    subject: moved ? `Your session has moved: ${what}` : `You are booked: ${what}`,
    preview: whenOf(booking),
    heading: moved ? 'Your session has moved' : 'You are booked',
    blocks: [
      ...factsOf(booking),
      { kind: 'text', text: meetingOf(booking) },
      { kind: 'action', label: 'See, move or cancel it', url },
      { kind: 'note', text: 'Anyone who has this link can see and change this session.' },
    ],
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

function meetingOf({ mode, phone }: Booking): string {
  if (mode === 'phone') return `The healer calls you at ${phone} at this time.`;
  return 'We write to you at this address with the way into the session before it starts.';
}
