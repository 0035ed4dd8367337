import { officeMeta } from '../features/admin/layout/office-meta.ts';
import { BookingsPage } from '../features/admin/office/bookings-page.tsx';

export const meta = officeMeta('Bookings');

export default function AdminBookings() {
  return <BookingsPage />;
}
