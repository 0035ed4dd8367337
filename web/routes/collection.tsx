import type { PageMeta } from '@jyotiratna/contract';
import { getCollectionRoute } from '@jyotiratna/contract/collections';
import { data, redirect } from 'react-router';
import { apiContext } from '../context.ts';
import { collectionMeta } from '../features/collections/collection-meta.ts';
import { CollectionPage } from '../features/collections/collection-page.tsx';
import { cardsOf, localizedCollection } from '../features/collections/read-collection.ts';
import { missingMeta } from '../features/landing/landing-meta.ts';
import { isCallError } from '../is-call-error.ts';
import { ErrorPage } from '../shell/error-page.tsx';
import type { Route } from './+types/collection.ts';

export const handle = {
  audience: 'everyone',
  sitemap: 'collections',
  share: 'collection',
  offline: true,
} satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? collectionMeta(matches, loaderData) : missingMeta;

/**
 * Loads a collection with its remedies; `all` is the catalogue in other shop systems. @throws a 404
 * response unless it is published
 */
export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  if (slug === 'all') throw redirect('/remedies', 301);
  const { collection, products } = await context
    .get(apiContext)(getCollectionRoute, { params: { slug } })
    .catch((error: unknown) => {
      throw isCallError(error) && [400, 404].includes(error.status)
        ? data(null, { status: 404 })
        : error;
    });
  return { collection: localizedCollection(collection), cards: cardsOf(products) };
}

export default function Collection({ loaderData }: Route.ComponentProps) {
  return <CollectionPage {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
