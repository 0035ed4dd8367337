import { defined } from '@jyotiratna/contract';
import type { Email } from '../../platform/email/email.ts';

/** Maximum number of remedies listed; the screen has all. */
const visible = 30;

/** Reports low stock to the shop's own mailbox. In English, like the administration. */
export function lowStockNotice(rows: readonly { name: string; stock: number | null }[], url: string): Email {
  const [first] = rows;
  const subject =
    rows.length === 1
      ? `Low stock: ${defined(first).name}, ${quantityOf(defined(first))}`
      : `Low stock: ${rows.length} remedies`;
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
        rows: rows.slice(0, visible).map((row) => ({ label: row.name, value: quantityOf(row) })),
      },
      ...(rows.length > visible ? [{ kind: 'note' as const, text: `And ${rows.length - visible} more.` }] : []),
      { kind: 'action', label: 'Open the stock', url },
    ],
    reason:
      'You get this message because this is the email of the shop. Each remedy is told once until it is filled up.',
  };
}

const quantityOf = ({ stock }: { stock: number | null }) => (stock === 0 ? 'sold out' : `${stock} left`);
