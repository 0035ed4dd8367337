import type { PageMeta } from '@jyotiratna/contract';
import { lazy } from 'react';
import { orders as t } from '#messages/admin/orders.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { LazyScreen } from '../lazy-screen.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.manageOrder);

const OrderScreen = lazy(async () => ({
  default: (await import('../features/admin/orders/order-screen.tsx')).OrderScreen,
}));

export default function AdminOrder() {
  return (
    <LazyScreen>
      <OrderScreen />
    </LazyScreen>
  );
}
