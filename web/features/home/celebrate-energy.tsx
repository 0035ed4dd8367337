import { ArrowRight } from 'lucide-react';
import { LinkButton } from '../../ui/button.tsx';
import { type PictureFiles, Tile } from '../../ui/picture.tsx';

const aim = (label: string, file: string, tint: string) => ({
  label,
  tint,
  picture: {
    base: `/home/${file}`,
    width: 640,
    height: 640,
    widths: [320, 480, 640],
    hasAlpha: true,
    alt: '',
  } satisfies PictureFiles,
});

const aims = [
  aim('Love & Relationships', 'rose-quartz', '#F7E6E6'),
  aim('Health & Vitality', 'green-aventurine', '#E0ECE4'),
  aim('Wealth & Career', 'citrine', '#F8EDCC'),
  aim('Protection & Grounding', 'black-onyx', '#E9E7E4'),
];

/** What people look for, as four stones. `id` is where the hero's hint leads. */
export function CelebrateEnergy({ id }: { id: string }) {
  return (
    <section id={id} className="page grid items-center gap-10 py-16 md:grid-cols-[2fr_3fr] md:gap-16 md:py-28">
      <div>
        <h2 className="text-display-l md:max-w-[10ch]">Celebrate Personal Energy</h2>
        <p className="mt-5 max-w-[36ch] text-lead text-ink-700">
          Two people can wear the same stone for different reasons. Start with what you want more of, and let the chart
          do the rest.
        </p>
        <LinkButton to="/remedies" className="mt-7">
          Shop the Collection
          <ArrowRight aria-hidden size={20} strokeWidth={1.6} />
        </LinkButton>
      </div>
      <ul className="grid grid-cols-2 gap-3 md:gap-6">
        {aims.map(({ label, picture, tint }, index) => (
          <li key={label} className={`relative ${index % 2 ? 'md:translate-y-14' : ''}`}>
            <Tile
              picture={picture}
              tint={tint}
              shape="card"
              sizes="(width >= 900px) 354px, 46vw"
              decorative
              className="facet-tile md:aspect-[11/10] [&_img]:top-[42%] [&_img]:w-[92%]"
            />
            <p className="absolute bottom-4 left-5 max-w-[14ch] font-display text-heading-s md:max-w-none">{label}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
