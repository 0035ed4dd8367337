import type { PageMeta } from '@jyotiratna/contract';
import { giftCards as t } from '#messages/admin/gift-cards.ts';
import { AdminGiftCardsPage } from '../features/admin/gift-cards/gift-cards-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.title);

export default function AdminGiftCards() {
  return <AdminGiftCardsPage />;
}
