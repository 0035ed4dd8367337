import type { PageMeta } from '@jyotiratna/contract';
import { data } from 'react-router';
import { notFound } from '#content/shop-frame.ts';
import { ErrorPage } from '../shell/error-page.tsx';
import type { Route } from './+types/not-found.ts';

export const handle = { audience: 'nobody' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: notFound.title }];

/** The route for all unknown paths. @throws a 404 response, always */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
