import type { PageMeta } from '@jyotiratna/contract';
import { lazy } from 'react';
import { records as t } from '#messages/admin/records.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { LazyScreen } from '../lazy-screen.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.bookings);

const BookingsPage = lazy(async () => ({
  default: (await import('../features/admin/records/bookings-page.tsx')).BookingsPage,
}));

export default function AdminBookings() {
  return (
    <LazyScreen>
      <BookingsPage />
    </LazyScreen>
  );
}
