import type { PageMeta } from '@jyotiratna/contract';
import { sessionReviews as t } from '#messages/admin/session-reviews.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { SessionReviewsPage } from '../features/admin/session-reviews/session-reviews-page.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.title);

export default function AdminSessionReviews() {
  return <SessionReviewsPage />;
}
