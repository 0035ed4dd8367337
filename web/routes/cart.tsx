import type { PageMeta } from '@jyotiratna/contract';
import { cart } from '#messages/cart/cart.ts';
import { CartPage } from '../features/cart/cart-page.tsx';
import { usePaymentScriptHint } from '../features/checkout/use-payment-script-hint.ts';
import type { Route } from './+types/cart.ts';

export const handle = { audience: 'person', policy: 'payment' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [
  { title: cart.pageTitle },
  { name: 'description', content: cart.pageDescription },
];

export default function Cart() {
  usePaymentScriptHint('cart');
  return <CartPage />;
}
