import { home } from '#content/home.ts';
import { type House, Logo } from '../../../ui/logo.tsx';

/**
 * The houses highlighted next to each card: the self, the four pillars, fortune, and the other six.
 */
const lights: House[][] = [[1], [1, 4, 7, 10], [5, 9], [2, 3, 6, 8, 11, 12]];

export function WhyPeopleChoose() {
  const { heading, cards } = home.why;
  return (
    <section className="page pt-16 laid-out-later [contain-intrinsic-size:auto_700px] md:pt-28 desktop:[contain-intrinsic-size:auto_470px]">
      <h2 className="text-display-l">{heading}</h2>
      <ul className="mt-8 grid border-marble-300 md:mt-12 md:grid-cols-4 md:border-t">
        {cards.map(({ title, text }, index) => (
          <li
            key={title}
            className="flex gap-5 border-t border-line py-6 md:flex-col md:border-t-0 md:border-l md:px-7 md:pt-8 md:first:border-l-0 md:first:pl-0"
          >
            <Logo size={58} lit={lights[index] ?? []} />
            <div>
              <h3 className="text-heading-s">{title}</h3>
              <p className="mt-1.5 text-ink-600">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
