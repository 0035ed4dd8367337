import type { PageMeta } from '@jyotiratna/contract';
import { cartLink } from '#messages/cart/cart-link.ts';
import { CartLinkPage } from '../features/cart/link/cart-link-page.tsx';
import type { Route } from './+types/cart.add.ts';

export const handle = { audience: 'person', query: ['items', 'coupon'] } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: cartLink.pageTitle }];

export default function CartAdd() {
  return <CartLinkPage />;
}
