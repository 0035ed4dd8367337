import { careers } from '#content/careers.ts';
import { type House, Logo } from '../../../ui/logo.tsx';

/** The houses highlighted in the logo, different on each card. */
const lit: readonly (readonly House[])[] = [[1], [1, 7], [12, 1, 2], [1, 4], [1, 4, 7, 10]];

/** Reasons to work here. */
export function WhyWork() {
  const { heading, cards } = careers.why;
  return (
    <section aria-labelledby="why">
      <h2 id="why" className="text-heading-m">
        {heading}
      </h2>
      <ul className="mt-7 grid gap-x-8 gap-y-7 sm:grid-cols-2 md:grid-cols-5">
        {cards.map(({ title, text }, index) => (
          <li key={title} className="max-md:flex max-md:gap-4">
            <Logo size={44} lit={lit[index] ?? [1]} />
            <div>
              <h3 className="text-[1.0625rem] leading-snug md:mt-4">{title}</h3>
              <p className="mt-1 text-small text-text-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
