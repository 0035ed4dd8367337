import { type Booking, formatRupeesExact } from '@jyotiratna/contract';
import type { EmailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import type { Email } from '../platform/email/email.ts';

type News = keyof EmailMessages['notices']['booking']['headings'];

/** The email to the shop's own mailbox about a session. Reply-To is the customer. */
export function bookingEmail(
  { healerName, mode, date, time, name, email, phone, paid }: Booking,
  { news, url }: { news: News; url: string },
  { session, notices: { booking: messages, ...common } }: EmailMessages,
): Email {
  const heading = messages.headings[news];
  const start = session.when(date, time);
  return {
    subject: `${heading}: ${healerName}, ${start}`,
    preview: `${name}, ${phone}`,
    heading,
    blocks: [
      {
        kind: 'rows',
        title: messages.title,
        rows: [
          { label: messages.healer, value: healerName },
          { label: messages.mode, value: session.modes[mode] },
          { label: messages.at, value: start, strong: true },
        ],
      },
      {
        kind: 'rows',
        title: common.customer,
        rows: [
          { label: common.name, value: name },
          { label: common.email, value: email },
          { label: common.phone, value: phone },
        ],
      },
      ...(news === 'not-held'
        ? [{ kind: 'text', text: messages.notHeld(formatRupeesExact(paid)) } as const]
        : []),
      { kind: 'action', label: messages.open, url },
    ],
    reason: common.replyReason,
  };
}
