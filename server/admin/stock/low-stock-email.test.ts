import { emailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import { expect, it } from 'vitest';
import { lowStockEmail } from './low-stock-email.ts';

const rows = [
  { name: 'Ruby', stock: 0 },
  { name: 'Mala', stock: 2 },
];

it.each([
  ['en', 'Low stock: 2 remedies', ['sold out', '2 left']],
  ['hi', 'स्टॉक कम: 2 उपाय', ['बिक चुका', '2 बचे']],
] as const)(
  'names the stock of each remedy in the language of the notices: %s',
  (locale, subject, values) => {
    const email = lowStockEmail(rows, 'https://example.com/admin/stock', emailMessages[locale]);
    expect(email.subject).toBe(subject);
    const [list] = email.blocks;
    expect(list?.kind === 'rows' && list.rows.map(({ value }) => value)).toEqual(values);
  },
);
