import type { PageMeta } from '@jyotiratna/contract';
import { listCollectionsRoute } from '@jyotiratna/contract/collections';
import { collections as copy } from '#messages/catalogue/collections.ts';
import { apiContext } from '../context.ts';
import { CollectionsPage } from '../features/collections/collections-page.tsx';
import { collectionHead } from '../features/collections/read-collection.ts';
import { absoluteUrl, pageMeta } from '../meta.ts';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';
import type { Route } from './+types/collections.ts';

export const handle = {
  audience: 'everyone',
  sitemap: 'itself',
  share: 'words',
  offline: true,
} satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: copy.metaTitle,
    description: copy.description,
    path: '/collections',
  }),
  { 'script:ld+json': breadcrumbJsonLd(absoluteUrl(matches), [copy.title, '/collections']) },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { collections } = await context.get(apiContext)(listCollectionsRoute);
  return { collections: collections.map(collectionHead) };
}

export default function Collections({ loaderData: { collections } }: Route.ComponentProps) {
  return <CollectionsPage collections={collections} />;
}
