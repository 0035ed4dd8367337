import { type Booking, formatRupeesExact, formatSlotDate, formatSlotTime } from '@jyotiratna/contract';
import type { Email } from '../platform/email/email.ts';

const headings = {
  booked: 'New session',
  moved: 'Session moved',
  cancelled: 'Session cancelled',
  'not-held': 'Session not held',
} as const;

/**
 * Notifies the shop's own mailbox of a session; a reply is sent to the customer. In English,
 * like the administration.
 */
export function bookingNotice(
  { healerName, mode, date, time, name, email, phone, paid }: Booking,
  { news, url }: { news: keyof typeof headings; url: string },
): Email {
  const when = `${formatSlotDate(date)}, ${formatSlotTime(time)} IST`;
  return {
    subject: `${headings[news]}: ${healerName}, ${when}`,
    preview: `${name}, ${phone}`,
    heading: headings[news],
    blocks: [
      {
        kind: 'rows',
        title: 'Session',
        rows: [
          { label: 'Healer', value: healerName },
          { label: 'By', value: mode },
          { label: 'When', value: when, strong: true },
        ],
      },
      {
        kind: 'rows',
        title: 'Customer',
        rows: [
          { label: 'Name', value: name },
          { label: 'Email', value: email },
          { label: 'Phone', value: phone },
        ],
      },
      ...(news === 'not-held'
        ? [
            {
              kind: 'text',
              text: `Nobody could begin it within 15 minutes. Paid and to be given back: ${formatRupeesExact(paid)}.`,
            } as const,
          ]
        : []),
      { kind: 'action', label: 'Open the bookings', url },
    ],
    reason: 'You get this message because this is the email of the shop. An answer goes to the customer.',
  };
}
