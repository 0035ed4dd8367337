import { NewsletterForm } from './newsletter-form.tsx';

type Props = {
  id: string;
  copy: { heading: string; text: string; label: string; button: string; done: string };
};

/** The newsletter form as a band across the page, at its end. */
export function NewsletterBand({ id, copy: labels }: Props) {
  return (
    // Laid out later: it is far below the first screen, and on Hindi pages the only place above the
    // footer that needs the small Latin font.
    <section
      aria-labelledby={`${id}-title`}
      className="laid-out-later bg-kesar-100 [contain-intrinsic-size:auto_360px]"
    >
      <div className="page grid gap-x-16 gap-y-6 py-12 md:grid-cols-2 md:items-center md:py-16">
        <div>
          <h2 id={`${id}-title`} className="text-heading-m">
            {labels.heading}
          </h2>
          <p className="mt-2 max-w-[44ch] text-ink-700">{labels.text}</p>
        </div>
        <NewsletterForm label={labels.label} button={labels.button} done={labels.done} />
      </div>
    </section>
  );
}
