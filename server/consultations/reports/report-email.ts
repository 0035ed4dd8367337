import type { ConsultationReport } from '@jyotiratna/contract';
import type { EmailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import type { Email } from '../../platform/email/email.ts';

/** Notifies the shop's own mailbox of a report, without the session's messages. */
export function reportEmail(
  { side, reason, text, healerName, customerName }: ConsultationReport,
  url: string,
  { notices: { report: messages, reason: footer } }: EmailMessages,
): Email {
  const [by, of] = side === 'customer' ? [customerName, healerName] : [healerName, customerName];
  return {
    subject: messages.subject(healerName),
    preview: messages.preview(by, of),
    heading: messages.heading,
    blocks: [
      {
        kind: 'rows',
        title: messages.title,
        rows: [
          { label: messages.by, value: `${by} (${messages.sides[side]})` },
          { label: messages.of, value: of },
          { label: messages.reason, value: messages.reasons[reason] },
          ...(text ? [{ label: messages.text, value: text }] : []),
        ],
      },
      { kind: 'action', label: messages.open, url },
    ],
    reason: footer,
  };
}
