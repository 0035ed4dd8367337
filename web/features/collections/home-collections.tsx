import { collections as copy } from '#messages/catalogue/collections.ts';
import { LinkButton } from '../../ui/button.tsx';
import { CollectionTiles } from './collections-page.tsx';
import type { CollectionHead } from './read-collection.ts';

/** The collections placed on the home page; renders nothing if there are none. */
export function HomeCollections({ collections }: { collections: readonly CollectionHead[] }) {
  if (collections.length === 0) return null;
  return (
    <section aria-labelledby="collections" className="page pt-16 md:pt-28">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="collections" className="text-heading-m">
          {copy.title}
        </h2>
        <LinkButton to="/collections" kind="text">
          {copy.all}
        </LinkButton>
      </div>
      <CollectionTiles collections={collections} level={3} />
    </section>
  );
}
