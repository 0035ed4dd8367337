import { getBooking } from '@jyotiratna/contract/healers';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { booking as t } from '#messages/healers/booking.ts';
import { controls } from '#messages/platform/controls.ts';
import { api } from '../../api.ts';
import { isCallError } from '../../is-call-error.ts';
import { NotLoaded } from '../../not-loaded.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BookingRow } from './booking-row.tsx';
import { readBookingToken } from './booking-token.ts';
import { ClaimBooking } from './claim-booking.tsx';

/**
 * The page of a session, opened by the link in its email. The secret is in the fragment, which is
 * not sent to servers.
 */
export function BookingPage({ id }: { id: string }) {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => setToken(readBookingToken(id)), [id]);
  const query = useQuery({
    queryKey: ['bookings', id],
    queryFn: () =>
      api(getBooking, { params: { id }, headers: { 'x-booking-token': token || undefined } }),
    enabled: token !== null,
  });
  const { data, error } = query;
  return (
    <>
      <PageHead title={t.page.heading} />
      <div className="page max-w-3xl py-8 md:py-12">
        {data ? (
          <div className="facet-card border border-line bg-surface">
            <BookingRow level={2} booking={data.booking} token={token || undefined} />
            <ClaimBooking booking={data.booking} token={token || undefined} />
          </div>
        ) : isCallError(error) && error.status >= 400 && error.status < 500 ? (
          <EmptyState
            tone="error"
            title={error.title}
            action={
              <LinkButton to="/spiritual-healers" kind="second">
                {t.page.allHealers}
              </LinkButton>
            }
          >
            {error.message}
          </EmptyState>
        ) : (
          <NotLoaded of={query}>
            <div role="status">
              <span className="sr-only">{controls.loading}</span>
              <Skeleton className="h-40" />
            </div>
          </NotLoaded>
        )}
      </div>
    </>
  );
}
