import { home, type Testimonial, testimonials } from '#content/home.ts';

/** Customers' testimonials. Samples are labelled as such; no person is invented. */
export function Testimonials() {
  const { heading, notice } = home.testimonials;
  return (
    <section className="page py-16 laid-out-later [contain-intrinsic-size:auto_890px] md:py-28 desktop:[contain-intrinsic-size:auto_660px]">
      <h2 className="text-display-l">{heading}</h2>
      <ul className="mt-8 grid items-start gap-4 md:mt-12 md:grid-cols-[5fr_4fr_4fr] md:gap-6">
        {testimonials.map((testimonial, index) => (
          <li key={testimonial.name} className={index === 1 ? 'md:mt-10' : ''}>
            <Quote {...testimonial} large={index === 0} />
          </li>
        ))}
      </ul>
      {testimonials.some(({ sample }) => sample) && (
        <p className="mt-5 text-small text-text-2">{notice}</p>
      )}
    </section>
  );
}

function Quote({ quote, name, about, large }: Testimonial & { large: boolean }) {
  return (
    <figure
      className={`facet-card p-6 ${large ? 'bg-gulabi-100 md:p-10' : 'border border-line bg-surface'}`}
    >
      <blockquote
        className={`font-display font-medium ${large ? 'text-[1.375rem] leading-[1.25] md:text-[1.75rem]' : 'text-[1.25rem] leading-[1.3]'}`}
      >
        {quote}
      </blockquote>
      <figcaption className="mt-5 text-small">
        <span className="block font-semibold">{name}</span>
        <span className="text-text-2">{about}</span>
      </figcaption>
    </figure>
  );
}
