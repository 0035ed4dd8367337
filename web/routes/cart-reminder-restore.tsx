import type { PageFacts } from '@jyotiratna/contract';
import { keptCart } from '#messages/wishes/cart-reminder.ts';
import { KeptCartPage } from '../features/cart/restore/kept-cart-page.tsx';
import type { Route } from './+types/cart-reminder-restore.ts';

export const handle = { audience: 'person' } satisfies PageFacts;

export const meta: Route.MetaFunction = () => [{ title: keptCart.pageTitle }];

export default function CartReminderRestore() {
  return <KeptCartPage />;
}
