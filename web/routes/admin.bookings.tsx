import type { PageFacts } from '@jyotiratna/contract';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { BookingsPage } from '../features/admin/records/bookings-page.tsx';

export const handle = { audience: 'admin' } satisfies PageFacts;

export const meta = adminMeta('Bookings');

export default function AdminBookings() {
  return <BookingsPage />;
}
