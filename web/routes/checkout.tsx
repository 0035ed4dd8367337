import type { PageMeta } from '@jyotiratna/contract';
import { useNavigate } from 'react-router';
import { checkout } from '#messages/checkout/checkout.ts';
import { CheckoutPage } from '../features/checkout/checkout-page.tsx';
import { storeConfirmation } from '../features/orders/confirmation.ts';
import type { Route } from './+types/checkout.ts';

export const meta: Route.MetaFunction = () => [
  { title: checkout.pageTitle },
  { name: 'description', content: checkout.pageDescription },
];

/**
 * Without a back link in the header, because the page has its own; the header says that the page is
 * secure.
 */
export const handle = {
  audience: 'person',
  policy: 'payment',
  popups: true,
  back: null,
} satisfies PageMeta & {
  back: null;
};

export default function Checkout() {
  const navigate = useNavigate();
  return (
    <CheckoutPage
      onConfirmed={(confirmation) => {
        const state = storeConfirmation(confirmation);
        void navigate('/order-confirmation', { state, replace: true });
      }}
    />
  );
}
