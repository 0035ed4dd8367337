import { confirmation } from '#messages/confirmation.ts';
import { ConfirmationPage } from '../features/orders/confirmation-page.tsx';
import type { Route } from './+types/order-confirmation.ts';

export const meta: Route.MetaFunction = () => [
  { title: confirmation.pageTitle },
  { name: 'robots', content: 'noindex' },
];

export default ConfirmationPage;
