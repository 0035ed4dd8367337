import { booking } from '#messages/booking.ts';
import { BookingPage } from '../features/healers/booking-page.tsx';
import type { Route } from './+types/booking.ts';

export const meta: Route.MetaFunction = () => [{ title: booking.page.title }, { name: 'robots', content: 'noindex' }];

export default function Booking({ params }: Route.ComponentProps) {
  return <BookingPage key={params.id} id={params.id} />;
}
