import type { ConsultationReport } from '@jyotiratna/contract';
import type { Email } from '../../platform/email/email.ts';

/** Tells the shop's own mailbox of a report. English, as the administration; what was said in the session is not in it. */
export function reportNotice(report: ConsultationReport, url: string): Email {
  const { side, reason, text, healerName, customerName } = report;
  const [by, of] = side === 'customer' ? [customerName, healerName] : [healerName, customerName];
  return {
    subject: `A session was reported: ${healerName}`,
    preview: `${by} reports ${of}`,
    heading: 'A session was reported',
    blocks: [
      {
        kind: 'rows',
        title: 'Report',
        rows: [
          { label: 'By', value: `${by} (${side})` },
          { label: 'About', value: of },
          { label: 'Reason', value: reason },
          ...(text ? [{ label: 'Text', value: text }] : []),
        ],
      },
      { kind: 'action', label: 'Open the sessions', url },
    ],
    reason: 'You get this message because this is the email of the shop.',
  };
}
