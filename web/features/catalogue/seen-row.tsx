import { nameIn } from '@jyotiratna/contract';
import { Link } from 'react-router';
import { companions as copy } from '#messages/catalogue/companions.ts';
import { language } from '#messages/language.ts';
import { Button } from '../../ui/button.tsx';
import { storedImage, Tile } from '../../ui/image.tsx';
import { seen } from './seen.ts';

/** The recently viewed remedies in a scrollable row, with a button that clears them. */
export default function SeenRow({ but }: { but: string }) {
  const items = seen.use().filter(({ slug }) => slug !== but);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="recently-seen" className="page border-t border-line py-10 md:py-14">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="recently-seen" className="text-heading-s">
          {copy.seen}
        </h2>
        <Button kind="text" size="s" className="-mr-4 shrink-0" onClick={() => seen.write([])}>
          {copy.clear}
        </Button>
      </div>
      <ul className="flex gap-4 overflow-x-auto pb-2">
        {items.map(({ slug, tint, picture: image, ...names }) => (
          <li key={slug} className="w-32 shrink-0">
            <Link to={`/remedies/${slug}`} className="block hover:text-mayur-700">
              {image ? (
                <Tile
                  image={storedImage(image)}
                  tint={tint}
                  shape="square"
                  sizes="128px"
                  decorative
                  className="facet-tile"
                />
              ) : (
                <div className="tile facet-tile aspect-square" />
              )}
              <span className="mt-2 line-clamp-2 text-small font-medium">
                {nameIn(names, language.code)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
