import type { PageMeta } from '@jyotiratna/contract';
import { lazy, Suspense } from 'react';
import { order } from '#messages/orders/order.ts';
import { OrderPage } from '../features/orders/order-page.tsx';
import { useSession } from '../session/use-session.ts';
import type { Route } from './+types/order.ts';

/** The administrator's part; its code never reaches a customer. */
const AdminOrder = lazy(() => import('../features/admin/orders/admin-order.tsx'));

export const handle = { audience: 'person' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: order.pageTitle }];

export default function Order({ params }: Route.ComponentProps) {
  const { status } = useSession();
  return (
    <>
      <OrderPage key={params.id} id={params.id} />
      {status === 'admin' && (
        <Suspense>
          <AdminOrder key={params.id} id={params.id} />
        </Suspense>
      )}
    </>
  );
}
