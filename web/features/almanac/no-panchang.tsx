import { isRouteErrorResponse } from 'react-router';
import { almanac } from '#messages/almanac/almanac.ts';
import { ErrorPage } from '../../shell/error-page.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

const { missing } = almanac;

/** The error page for a place or a time without a panchang, with the reason. */
export function NoPanchang({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />;
  const noSunrise = (error.data as { code?: string } | null)?.code === 'no_sunrise';
  return (
    <EmptyState
      level={1}
      tone="error"
      title={missing.heading}
      action={
        <LinkButton to="/panchang" kind="second">
          {missing.today}
        </LinkButton>
      }
    >
      {noSunrise ? missing.noSunrise : missing.text}
    </EmptyState>
  );
}
