import type { Image } from '@jyotiratna/contract';
import { collections as copy } from '#messages/catalogue/collections.ts';
import { Blocks } from '../../ui/blocks.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { storedImage, Tile } from '../../ui/image.tsx';
import type { ProductCardData } from '../catalogue/card.ts';
import { ProductGrid } from '../catalogue/product-grid.tsx';
import type { ReadCollection } from './read-collection.ts';

/** One collection: text, image and its remedies in the owner's order. */
export function CollectionPage({
  collection,
  cards,
}: {
  collection: ReadCollection;
  cards: readonly ProductCardData[];
}) {
  const { title, lead, body, picture } = collection;
  return (
    <>
      <header className="light-edge">
        <div className="page grid items-center gap-x-16 gap-y-6 pt-4 pb-7 md:grid-cols-[minmax(0,1fr)_24rem] md:pt-7 md:pb-10">
          <div>
            <Breadcrumb steps={[{ label: copy.title, to: '/collections' }, { label: title }]} />
            <h1 className="mt-1 max-w-[24ch] text-display-l">{title}</h1>
            {lead && <p className="mt-3 max-w-[60ch] text-lead text-text-2">{lead}</p>}
          </div>
          {picture && <Cover image={picture} sizes="(width >= 900px) 384px, 92vw" first />}
        </div>
      </header>
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-12 pt-7 pb-16 md:pt-12 md:pb-28">
        <section aria-labelledby="members">
          <h2 id="members" className="sr-only">
            {copy.remedies}
          </h2>
          {cards.length > 0 ? (
            <ProductGrid cards={cards} firstView={picture ? 0 : 4} level={3} />
          ) : (
            <p className="text-lead">{copy.empty}</p>
          )}
        </section>
        {body.length > 0 && <Blocks body={body} />}
        <div className="flex flex-wrap gap-4">
          <LinkButton to="/remedies" kind="second">
            {copy.catalogue}
          </LinkButton>
          <LinkButton to="/collections" kind="text">
            {copy.all}
          </LinkButton>
        </div>
      </div>
    </>
  );
}

type CoverProps = { image: Image; sizes: string; first?: boolean };

/** A collection's image, decorative because the title is next to it. */
export function Cover({ image, sizes, first = false }: CoverProps) {
  return (
    <Tile
      image={storedImage(image)}
      shape="wide"
      sizes={sizes}
      first={first}
      decorative
      className="facet-tile"
    />
  );
}
