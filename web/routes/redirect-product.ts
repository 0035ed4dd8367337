import { redirect } from 'react-router';
import { shopContext } from '../context.ts';
import { isCallError } from '../is-call-error.ts';
import type { Route } from './+types/redirect-product.ts';

/** `/products/{id}` to `/remedies/{slug}`; an unknown id to the page that says so. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const slug = await context
    .get(shopContext)
    .catalogue.get(params.id)
    .then(({ product }) => product.slug)
    .catch((error: unknown) => {
      if (isCallError(error) && (error.status === 404 || error.status === 400)) return params.id;
      throw error;
    });
  throw redirect(`/remedies/${encodeURIComponent(slug)}`);
}
