import type { PageMeta } from '@jyotiratna/contract';
import { getProductRoute } from '@jyotiratna/contract/catalogue';
import { redirect } from 'react-router';
import { shopContext } from '../context.ts';
import { isCallError } from '../is-call-error.ts';
import type { Route } from './+types/redirect-product.ts';

export const handle = { audience: 'nobody' } satisfies PageMeta;

/** `/products/{id}` to `/remedies/{slug}`; an unknown id to the not-found page. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const slug = await shop(getProductRoute, { params: { key: params.id } })
    .then(({ product }) => product.slug)
    .catch((error: unknown) => {
      if (isCallError(error) && (error.status === 404 || error.status === 400)) return params.id;
      throw error;
    });
  // The selected variant is preserved.
  throw redirect(`/remedies/${encodeURIComponent(slug)}${new URL(request.url).search}`);
}
