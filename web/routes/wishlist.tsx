import type { PageMeta } from '@jyotiratna/contract';
import { wishlist } from '#messages/wishlist/wishlist.ts';
import { WishlistPage } from '../features/catalogue/wishlist-page.tsx';
import type { Route } from './+types/wishlist.ts';

export const handle = { audience: 'person' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: wishlist.pageTitle }];

export default function Wishlist() {
  return <WishlistPage />;
}
