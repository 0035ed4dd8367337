import type { PageMeta } from '@jyotiratna/contract';
import { getProductRoute } from '@jyotiratna/contract/catalogue';
import { data, redirect } from 'react-router';
import { notFound } from '#content/shop-frame.ts';
import { apiContext } from '../context.ts';
import { isCallError } from '../is-call-error.ts';
import { ErrorPage } from '../shell/error-page.tsx';
import type { Route } from './+types/redirect-product.ts';

export const handle = { audience: 'nobody', query: ['variant'] } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: notFound.title }];

/**
 * Redirects `/products/{id or slug}` to `/remedies/{slug}` and keeps the selected variant.
 * @throws a 404 response for an unknown product, for which the server may have a redirect
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const slug = await api(getProductRoute, { params: { key: params.id } })
    .then(({ product }) => product.slug)
    .catch((error: unknown) => {
      if (isCallError(error) && (error.status === 404 || error.status === 400))
        throw data(null, { status: 404 });
      throw error;
    });
  throw redirect(`/remedies/${encodeURIComponent(slug)}${new URL(request.url).search}`, 301);
}

export default function NotFoundPage() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
