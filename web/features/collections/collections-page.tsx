import { Link } from 'react-router';
import { collections as copy } from '#messages/catalogue/collections.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Cover } from './collection-page.tsx';
import type { CollectionHead } from './read-collection.ts';

/** Every published collection, in the owner's order. */
export function CollectionsPage({ collections }: { collections: readonly CollectionHead[] }) {
  return (
    <>
      <PageHead title={copy.title}>
        <p>{copy.lead}</p>
      </PageHead>
      <div className="page pt-8 pb-16 md:pt-12 md:pb-28">
        {collections.length === 0 ? (
          <EmptyState
            title={copy.none}
            action={<LinkButton to="/remedies">{copy.catalogue}</LinkButton>}
          />
        ) : (
          <CollectionTiles collections={collections} level={2} />
        )}
      </div>
    </>
  );
}

type TilesProps = { collections: readonly CollectionHead[]; level: 2 | 3 };

/** Collections as tiles; each is one link. */
export function CollectionTiles({ collections, level }: TilesProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {collections.map(({ slug, title, lead, picture }) => (
        <li key={slug} className="group relative">
          {picture && (
            <Cover image={picture} sizes="(width >= 1080px) 384px, (width >= 640px) 46vw, 92vw" />
          )}
          <Heading className="mt-3.5 text-heading-s group-hover:text-mayur-700">
            <Link
              to={`/collections/${slug}`}
              prefetch="intent"
              className="after:absolute after:inset-0"
            >
              {title}
            </Link>
          </Heading>
          {lead && <p className="mt-1 line-clamp-3 text-small text-text-2">{lead}</p>}
        </li>
      ))}
    </ul>
  );
}
