import type { PageMeta } from '@jyotiratna/contract';
import { booking } from '#messages/healers/booking.ts';
import { BookingPage } from '../features/healers/booking-page.tsx';
import type { Route } from './+types/booking.ts';

export const handle = { audience: 'person' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: booking.page.title }];

export default function Booking({ params }: Route.ComponentProps) {
  return <BookingPage key={params.id} id={params.id} />;
}
