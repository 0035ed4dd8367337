import { type PageMeta, purposes } from '@jyotiratna/contract';
import { data } from 'react-router';
import { apiContext } from '../context.ts';
import { linksOfPurpose } from '../features/landing/landing-links.ts';
import { landingMeta, missingMeta } from '../features/landing/landing-meta.ts';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { readLanding } from '../features/landing/read-landing.ts';
import { ErrorPage } from '../shell/error-page.tsx';
import type { Route } from './+types/purpose-landing.ts';

export const handle = {
  audience: 'everyone',
  sitemap: 'pages',
  share: 'page',
  offline: true,
} satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? landingMeta(matches, 'purpose', loaderData) : missingMeta;

/** Loads a purpose's landing page. @throws a 404 response for an unknown purpose */
export async function loader({ context, params }: Route.LoaderArgs) {
  const purpose = purposes.find((one) => one === params.purpose);
  if (!purpose) throw data(null, { status: 404 });
  return readLanding(context.get(apiContext), `purpose/${purpose}`, {
    query: { search: purpose },
    all: `/remedies?search=${purpose}`,
    graha: null,
    links: linksOfPurpose(purpose),
  });
}

export default function PurposeLanding({ loaderData }: Route.ComponentProps) {
  return <LandingPage landing={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
