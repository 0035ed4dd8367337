import type { PageMeta } from '@jyotiratna/contract';
import { reviews as t } from '#messages/admin/reviews.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { ReviewsPage } from '../features/admin/reviews/reviews-page.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.reviews);

export default function AdminReviews() {
  return <ReviewsPage />;
}
