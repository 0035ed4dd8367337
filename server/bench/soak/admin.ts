import { randomUUID } from 'node:crypto';
import type { Shelf } from './buyers.ts';
import type { Visitor } from './visitor.ts';

const lists = [
  '/dashboard',
  '/products?search=stone',
  '/products?sort=quantity-low',
  '/coupons',
  '/audit?action=order.',
] as const;

/** An administrator's typical actions: lists, orders, parcels, invoices, refunds. */
export async function work({ random, paid }: Shelf, admin: Visitor): Promise<void> {
  await admin.get('lists', `/api/admin${random.pick(lists)}`);
  await admin.get(
    'lists',
    `/api/payments/orders${random.pick(['', '?status=paid', '?search=meera', '?limit=100'])}`,
  );
  if (paid.length === 0) return;
  const order = `/admin/orders/${random.pick(paid)}`;
  await admin.get('admin', `/api${order}`);
  const draw = random.roll();
  if (draw < 0.5) await admin.get('invoice', `/api${order}/invoice.pdf`);
  else if (draw < 0.65) await admin.post('admin', `${order}/pack`);
  else if (draw < 0.8)
    await admin.post('admin', `${order}/ship`, { carrier: 'India Post', trackingNumber: 'EE1' });
  else if (draw < 0.9)
    await admin.post('admin', `${order}/refund`, {
      key: randomUUID(),
      lines: [{ item: 0, quantity: 0, amount: 10 }],
      reason: 'Chipped',
    });
  else await admin.post('admin', `${order}/cancel`, { reason: 'Asked for by the customer' });
}
