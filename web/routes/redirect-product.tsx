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
 * `/products/{id or slug}` to `/remedies/{slug}`, where the selected variant stays selected.
 * @throws a 404 for a product that the shop does not have: a redirect may still know it
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
