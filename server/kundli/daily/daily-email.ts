import type { ChartPartReply, SectionTable } from '@jyotiratna/contract';
import type { EmailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import type { Email, EmailBlock } from '../../platform/email/email.ts';

type DailyChartDetails = {
  name: string;
  /** The section `today` of the birth's advanced chart. */
  reply: ChartPartReply;
  /** The URL of the user's saved births. */
  url: string;
  leaveUrl: string;
};

/**
 * The daily email for a birth: tables of two columns become rows, others lines of text; the hora
 * table is omitted.
 */
export function dailyChartEmail(
  { name, reply, url, leaveUrl }: DailyChartDetails,
  { dailyChart: messages, reasonText }: EmailMessages,
): Email {
  const tables = reply.tables.filter(({ rows }) => rows.length < 24);
  const blocks: EmailBlock[] = [
    ...tables.flatMap(blockOf),
    { kind: 'note', text: reply.school },
    { kind: 'action', label: messages.button, url },
    { kind: 'action', label: messages.leave, url: leaveUrl },
  ];
  return {
    subject: messages.subject(name),
    preview: messages.preview,
    heading: messages.subject(name),
    blocks,
    reason: reasonText.dailyChart,
  };
}

function blockOf({ title, columns, rows }: SectionTable): EmailBlock[] {
  if (columns.length > 2)
    return [{ kind: 'lines', title, lines: rows.map((cells) => cells.join(', ')) }];
  return [
    { kind: 'rows', title, rows: rows.map(([label = '', value = '']) => ({ label, value })) },
  ];
}
