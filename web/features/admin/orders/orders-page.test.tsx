import type { AdminOrderRow } from '@jyotiratna/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { selectColumns } from '../list/columns.tsx';
import { RecordTable } from '../list/record-table.tsx';
import { orderColumns } from './orders-page.tsx';

const paid: AdminOrderRow = {
  _id: 'ord_1',
  id: 'ord_1',
  orderNumber: 'JR-7777777',
  user: { email: 'asha@example.com' },
  email: 'typed@example.com',
  name: null,
  amount: 1899.5,
  currency: 'INR',
  status: 'paid',
  createdAt: '2026-11-20T12:42:00.000Z',
  items: [{ name: 'Stone ring', qty: 1, price: 1899.5 }],
};

/** The text of each cell of the order's row. */
function cellsOf(change: Partial<AdminOrderRow> = {}): string[] {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <RecordTable
        caption="Orders"
        columns={selectColumns(orderColumns, '')}
        rows={[{ ...paid, ...change }]}
        rowKey={({ _id }) => _id}
      />
    </MemoryRouter>,
  );
  const body = html.slice(html.indexOf('<tbody'));
  return body
    .split('<td')
    .slice(1)
    .map((cell) =>
      `<td${cell}`
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );
}

it('displays number and items, email address, amount with two decimals, status, local time and order link', () => {
  expect(cellsOf()).toEqual([
    'JR-7777777 Stone ring',
    'User asha@example.com',
    'Amount ₹1,899.50',
    'Status Paid',
    'Date 20 Nov 2026, 6:12 pm',
    'View',
  ]);
});

it.each([
  [{ email: 'typed@example.com' }, 'typed@example.com'],
  [{ email: null }, '-'],
])('of a guest shows the address that was typed, else a dash: %o', (change, expected) => {
  expect(cellsOf({ user: null, ...change })[1]).toContain(expected);
});
