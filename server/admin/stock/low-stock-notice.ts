import type { Email } from '../../platform/mail/email.ts';

/** Most remedies that are named; the screen has all. */
const shown = 30;

/** Tells the shop's own mailbox what runs out. English, as the administration. */
export function lowStockNotice(rows: readonly { name: string; stock: number | null }[], url: string): Email {
  const [first] = rows;
  const subject =
    rows.length === 1 ? `Low stock: ${first!.name}, ${piecesOf(first!)}` : `Low stock: ${rows.length} remedies`;
  return {
    subject,
    preview: rows
      .map(({ name }) => name)
      .join(', ')
      .slice(0, 120),
    heading: 'Low stock',
    blocks: [
      {
        kind: 'rows',
        title: 'What runs out',
        rows: rows.slice(0, shown).map((row) => ({ label: row.name, value: piecesOf(row) })),
      },
      ...(rows.length > shown ? [{ kind: 'note' as const, text: `And ${rows.length - shown} more.` }] : []),
      { kind: 'action', label: 'Open the stock', url },
    ],
    reason:
      'You get this message because this is the email of the shop. Each remedy is told once until it is filled up.',
  };
}

const piecesOf = ({ stock }: { stock: number | null }) => (stock === 0 ? 'sold out' : `${stock} left`);
