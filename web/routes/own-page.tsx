import type { PageMeta } from '@jyotiratna/contract';
import { apiContext } from '../context.ts';
import { landingMeta, missingMeta } from '../features/landing/landing-meta.ts';
import { WordsPage } from '../features/landing/landing-page.tsx';
import { readPage } from '../features/landing/read-landing.ts';
import { ErrorPage } from '../shell/error-page.tsx';
import type { Route } from './+types/own-page.ts';

export const handle = {
  audience: 'everyone',
  sitemap: 'pages',
  share: 'page',
  offline: true,
} satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? landingMeta(matches, 'pages', loaderData) : missingMeta;

/** Loads a page written by the owner. @throws a 404 response unless it is published */
export async function loader({ context, params }: Route.LoaderArgs) {
  return { page: await readPage(context.get(apiContext), `pages/${params.slug}`) };
}

export default function OwnPage({ loaderData: { page } }: Route.ComponentProps) {
  return <WordsPage page={page} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
