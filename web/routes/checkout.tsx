import { useNavigate } from 'react-router';
import { checkout } from '#messages/checkout.ts';
import { CheckoutPage } from '../features/checkout/checkout-page.tsx';
import { keepConfirmation } from '../features/orders/confirmation.ts';
import type { Route } from './+types/checkout.ts';

export const meta: Route.MetaFunction = () => [{ title: checkout.pageTitle }, { name: 'robots', content: 'noindex' }];

/** No way back but the page's own: the header only says that this is a safe place. */
export const handle = { back: null };

export default function Checkout() {
  const navigate = useNavigate();
  return (
    <CheckoutPage
      onConfirmed={(confirmation) => {
        keepConfirmation(confirmation);
        void navigate('/order-confirmation', { state: confirmation, replace: true });
      }}
    />
  );
}
