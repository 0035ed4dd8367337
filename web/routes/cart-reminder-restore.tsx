import type { PageMeta } from '@jyotiratna/contract';
import { savedCart } from '#messages/cart-reminders/cart-reminder.ts';
import { SavedCartPage } from '../features/cart/restore/saved-cart-page.tsx';
import type { Route } from './+types/cart-reminder-restore.ts';

export const handle = { audience: 'person' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: savedCart.pageTitle }];

export default function CartReminderRestore() {
  return <SavedCartPage />;
}
