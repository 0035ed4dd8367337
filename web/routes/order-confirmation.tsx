import { ConfirmationPage } from '../features/orders/confirmation-page.tsx';
import type { Route } from './+types/order-confirmation.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Order Confirmation | Jyotiratna' },
  { name: 'robots', content: 'noindex' },
];

export default ConfirmationPage;
