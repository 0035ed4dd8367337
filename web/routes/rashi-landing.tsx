import { type PageMeta, rashiPages } from '@jyotiratna/contract';
import { data } from 'react-router';
import { apiContext } from '../context.ts';
import { linksOfRashi } from '../features/landing/landing-links.ts';
import { landingMeta, missingMeta } from '../features/landing/landing-meta.ts';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { readLanding } from '../features/landing/read-landing.ts';
import { ErrorPage } from '../shell/error-page.tsx';
import type { Route } from './+types/rashi-landing.ts';

export const handle = {
  audience: 'everyone',
  sitemap: 'pages',
  share: 'page',
  offline: true,
} satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? landingMeta(matches, 'rashi', loaderData) : missingMeta;

/**
 * Loads a rashi's landing page with the remedies of its lord. @throws a 404 response for an unknown
 * rashi
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const index = rashiPages.findIndex(({ slug }) => slug === params.rashi);
  const rashi = rashiPages[index];
  if (!rashi) throw data(null, { status: 404 });
  return readLanding(context.get(apiContext), `rashi/${rashi.slug}`, {
    query: { planet: rashi.lord },
    all: `/remedies?planet=${rashi.lord}`,
    graha: rashi.lord,
    links: linksOfRashi(index, `/rashi/${rashi.slug}`),
  });
}

export default function RashiLanding({ loaderData }: Route.ComponentProps) {
  return <LandingPage landing={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
