import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { BookingsPage } from '../features/admin/records/bookings-page.tsx';

export const meta = adminMeta('Bookings');

export default function AdminBookings() {
  return <BookingsPage />;
}
