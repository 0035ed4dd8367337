import { defined, sliceText } from '@jyotiratna/contract';
import type { EmailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import type { Email } from '../../platform/email/email.ts';

/** Maximum number of remedies in the email; the screen lists all. */
const maxNames = 30;

type Row = { name: string; stock: number | null };

/** Composes the low-stock email to the shop's own mailbox. */
export function lowStockEmail(
  rows: readonly Row[],
  url: string,
  { notices: { lowStock: messages } }: EmailMessages,
): Email {
  const quantityOf = ({ stock }: Row) =>
    stock === 0 ? messages.soldOut : messages.left(stock ?? 0);
  const first = defined(rows[0]);
  return {
    subject:
      rows.length === 1 ? messages.one(first.name, quantityOf(first)) : messages.some(rows.length),
    preview: sliceText(rows.map(({ name }) => name).join(', '), 120),
    heading: messages.heading,
    blocks: [
      {
        kind: 'rows',
        title: messages.list,
        rows: rows.slice(0, maxNames).map((row) => ({ label: row.name, value: quantityOf(row) })),
      },
      ...(rows.length > maxNames
        ? [{ kind: 'note' as const, text: messages.more(rows.length - maxNames) }]
        : []),
      { kind: 'action', label: messages.open, url },
    ],
    reason: messages.reason,
  };
}
