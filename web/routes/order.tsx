import type { PageMeta } from '@jyotiratna/contract';
import { order } from '#messages/orders/order.ts';
import { OrderPage } from '../features/orders/order-page.tsx';
import { useSession } from '../session/use-session.ts';
import { LinkButton } from '../ui/button.tsx';
import type { Route } from './+types/order.ts';

export const handle = { audience: 'person' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: order.pageTitle }];

export default function Order({ params: { id } }: Route.ComponentProps) {
  const { status } = useSession();
  return (
    <>
      {status === 'admin' && (
        <div className="page pt-4">
          <LinkButton to={`/admin/orders/${id}`} kind="second" size="s">
            {order.administration}
          </LinkButton>
        </div>
      )}
      <OrderPage key={id} id={id} />
    </>
  );
}
