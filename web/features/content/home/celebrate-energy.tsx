import { ArrowRight } from 'lucide-react';
import { home } from '#content/home.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Tile } from '../../../ui/image.tsx';
import { homeImage } from './home-image.ts';

/** The background colour of each stone's tile. */
const tints: Readonly<Record<string, string>> = {
  'rose-quartz-bracelet': '#F7E6E6',
  'green-aventurine-bracelet': '#E0ECE4',
  'citrine-bracelet': '#F8EDCC',
  'black-onyx-bracelet': '#E9E7E4',
};

/** Customers' goals, as four stones. `id` is the target of the hero's scroll hint. */
export function CelebrateEnergy({ id }: { id: string }) {
  const { heading, text, link, tiles } = home.celebrate;
  return (
    <section
      id={id}
      className="page grid items-center gap-10 py-16 md:grid-cols-[2fr_3fr] md:gap-16 md:py-28"
    >
      <div>
        <h2 className="text-display-l md:max-w-[10ch]">{heading}</h2>
        <p className="mt-5 max-w-[36ch] text-lead text-ink-700">{text}</p>
        <LinkButton to="/remedies" className="mt-7">
          {link}
          <ArrowRight aria-hidden size={20} strokeWidth={1.6} />
        </LinkButton>
      </div>
      <ul className="grid grid-cols-2 gap-3 md:gap-6">
        {tiles.map(({ label, product }, index) => (
          <li key={label} className={`relative ${index % 2 ? 'md:translate-y-14' : ''}`}>
            <Tile
              image={homeImage('home', product, '')}
              tint={tints[product]}
              shape="card"
              sizes="(width >= 900px) 354px, 46vw"
              decorative
              className="facet-tile md:aspect-[11/10] [&_img]:top-[42%] [&_img]:w-[92%]"
            />
            <p className="absolute bottom-4 left-5 max-w-[14ch] font-display text-heading-s md:max-w-none">
              {label}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
