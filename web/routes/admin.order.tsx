import type { PageMeta } from '@jyotiratna/contract';
import { lazy } from 'react';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { LazyScreen } from '../lazy-screen.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta('Manage order');

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
