import { ArrowLeft, ArrowRight, ChevronDown, Pause, Play } from 'lucide-react';
import { memo } from 'react';
import { type HeroSlide, heroSlides, home } from '#content/home.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { ResponsiveImage } from '../../../ui/image.tsx';
import { type House, Logo } from '../../../ui/logo.tsx';
import { RashiDial } from '../../../ui/rashi-dial.tsx';
import './hero.css';
import { homeImage } from './home-image.ts';
import { useSwiper } from './use-swiper.ts';

/** The houses highlighted in the logos next to the three bullets. */
const lights: House[][] = [[1], [4, 10], [7]];
/** The sector at the front of the dial, right of the centre. */
const frontRight = 5;

type Props = { next: string; heading?: string | undefined; text?: string | undefined };

/**
 * The first view of the shop: four stones on the dial of signs. The text is the same on every slide
 * and does not move; the stone and the signs below it change. The first slide is complete without
 * scripts, the others can be scrolled to; the controls are displayed once they work. `next` is the
 * id of the section below, `heading` and `text` are the owner's, if any.
 */
export function Hero({ next, heading = home.hero.heading, text = home.hero.text }: Props) {
  const swiper = useSwiper();
  const { ready, index, playing, togglePlaying } = swiper;
  return (
    <section
      aria-roledescription={home.hero.carousel}
      aria-label={heading}
      data-ready={ready || undefined}
      className="hero light-edge"
    >
      <div ref={swiper.slides} className="hero-slides swiper">
        <div aria-live={playing ? 'off' : 'polite'} className="swiper-wrapper">
          {heroSlides.map((slide, at) => (
            <Slide
              key={slide.product}
              {...{ slide, at, heading, text }}
              active={at === index}
              inert={ready && at !== index}
            />
          ))}
        </div>
      </div>
      <div className="hero-foot page">
        <div className="hero-controls">
          <button
            type="button"
            aria-label={playing ? home.hero.pause : home.hero.play}
            onClick={togglePlaying}
            className="target grid place-items-center"
          >
            {playing ? (
              <Pause aria-hidden size={20} strokeWidth={1.6} />
            ) : (
              <Play aria-hidden size={20} strokeWidth={1.6} />
            )}
          </button>
          <div ref={swiper.bullets} className="hero-bullets swiper-pagination" />
          <button
            ref={swiper.previous}
            type="button"
            aria-label={home.hero.previous}
            className="target hidden place-items-center md:grid"
          >
            <ArrowLeft aria-hidden size={20} strokeWidth={1.6} />
          </button>
          <button
            ref={swiper.next}
            type="button"
            aria-label={home.hero.next}
            className="target hidden place-items-center md:grid"
          >
            <ArrowRight aria-hidden size={20} strokeWidth={1.6} />
          </button>
        </div>
        <a
          href={`#${next}`}
          className="ml-auto flex min-h-11 items-center gap-2.5 text-small font-medium md:absolute md:left-1/2 md:-translate-x-1/2"
        >
          {home.hero.scroll}
          <ChevronDown aria-hidden size={18} strokeWidth={1.6} />
        </a>
      </div>
    </section>
  );
}

type SlideProps = {
  slide: HeroSlide;
  at: number;
  heading: string;
  text: string;
  active: boolean;
  inert: boolean;
};

function Slide({ slide, at, heading, text, active, inert }: SlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group of a carousel, not a fieldset
    <div
      role="group"
      aria-roledescription={home.hero.slide}
      aria-label={home.hero.slideOf(at + 1, heroSlides.length)}
      inert={inert}
      className="hero-slide swiper-slide"
    >
      <Stage slide={slide} first={at === 0} />
      <Words heading={heading} text={text} active={active} />
    </div>
  );
}

/** Memoized: the animation of the slides changes only their attributes. */
const Stage = memo(function Stage({ slide, first }: { slide: HeroSlide; first: boolean }) {
  return (
    <div className="hero-stage">
      <div className="hero-dial">
        <RashiDial
          lit={slide.rashi}
          litAt={frontRight}
          plate
          className="size-full text-gulabi-500"
        />
      </div>
      <div className="hero-stone">
        <ResponsiveImage
          image={homeImage('hero', slide.product, slide.alt)}
          sizes="(width >= 900px) min(40vw, 572px), 320px"
          first={first}
        />
      </div>
    </div>
  );
});

const Words = memo(function Words({
  heading,
  text,
  active,
}: Pick<SlideProps, 'heading' | 'text' | 'active'>) {
  const { bullets, shop, book } = home.hero;
  // The page always has one h1: inert headings do not count.
  const Heading = active ? 'h1' : 'h2';
  return (
    <div className="hero-words page">
      <Heading className="max-w-[13ch] text-display-xl">{heading}</Heading>
      <p className="mt-3 max-w-[31rem] text-lead text-ink-700 md:max-w-[min(31rem,36vw)] md:mt-6">
        {text}
      </p>
      <ul className="mt-3 flex flex-col gap-2 md:mt-6 md:gap-3.5">
        {bullets.map((bullet, line) => (
          <li key={bullet} className="flex items-center gap-2.5 font-medium">
            <Logo size={22} lit={lights[line] ?? []} />
            {bullet}
          </li>
        ))}
      </ul>
      <div className="mt-5 grid grid-cols-2 gap-2.5 md:mt-8 md:flex md:gap-3.5">
        <LinkButton to="/remedies" size="l" draggable={false} className="max-md:px-2">
          {shop}
        </LinkButton>
        <LinkButton
          to="/spiritual-healers"
          kind="second"
          size="l"
          draggable={false}
          className="max-md:px-2"
        >
          {book}
        </LinkButton>
      </div>
    </div>
  );
});
