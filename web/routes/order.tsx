import { OrderPage } from '../features/orders/order-page.tsx';
import type { Route } from './+types/order.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Order | Jyotiratna' }, { name: 'robots', content: 'noindex' }];

export default function Order({ params }: Route.ComponentProps) {
  return <OrderPage key={params.id} id={params.id} />;
}
