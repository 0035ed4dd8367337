import { grahaOfPage, type PageMeta } from '@jyotiratna/contract';
import { data } from 'react-router';
import { apiContext } from '../context.ts';
import { linksOfGraha } from '../features/landing/landing-links.ts';
import { landingMeta, missingMeta } from '../features/landing/landing-meta.ts';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { readLanding } from '../features/landing/read-landing.ts';
import { ErrorPage } from '../shell/error-page.tsx';
import type { Route } from './+types/graha-landing.ts';

export const handle = {
  audience: 'everyone',
  sitemap: 'pages',
  share: 'page',
  offline: true,
} satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? landingMeta(matches, 'graha', loaderData) : missingMeta;

/** Loads a graha's landing page. @throws a 404 response for an unknown graha */
export async function loader({ context, params }: Route.LoaderArgs) {
  const graha = grahaOfPage.get(params.graha);
  if (!graha) throw data(null, { status: 404 });
  return readLanding(context.get(apiContext), `graha/${params.graha}`, {
    query: { planet: graha },
    all: `/remedies?planet=${graha}`,
    graha,
    links: linksOfGraha(graha, `/graha/${params.graha}`),
  });
}

export default function GrahaLanding({ loaderData }: Route.ComponentProps) {
  return <LandingPage landing={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
