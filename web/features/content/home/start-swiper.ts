import Swiper from 'swiper';
import { A11y, EffectFade, Navigation, Pagination } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';
import { home } from '#content/home.ts';
import { type Autoplay, autoplay } from './autoplay.ts';

/** The elements that Swiper is given; `slides` carries the class `swiper`, holds the slides and may have been scrolled. */
export type HeroElements = Record<'slides' | 'bullets' | 'previous' | 'next', HTMLElement>;

/** Hands the slides to Swiper, from the one in view. Who asked for less motion starts them. */
export function startSwiper(
  { slides, bullets, previous, next }: HeroElements,
  on: NonNullable<SwiperOptions['on']>,
  tellPlaying: (playing: boolean) => void,
): { swiper: Swiper; turning: Autoplay } {
  const inView = Math.round(slides.scrollLeft / slides.clientWidth);
  slides.scrollLeft = 0;
  const swiper = new Swiper(slides, {
    modules: [A11y, EffectFade, Navigation, Pagination],
    initialSlide: inView,
    loop: true,
    // A press while slides fade counts too.
    loopPreventsSliding: false,
    speed: 300,
    threshold: 5,
    longSwipesRatio: 0.5,
    // The slides say the same words: fading over each other, the words stand still while stone and signs change.
    effect: 'fade',
    fadeEffect: { crossFade: true },
    navigation: { prevEl: previous, nextEl: next, addIcons: false },
    pagination: {
      el: bullets,
      clickable: true,
      dynamicBullets: true,
      // With two of full size, all four stay in view.
      dynamicMainBullets: 2,
      renderBullet: (at, className) =>
        `<button type="button" class="${className}" aria-label="${home.hero.showSlide(at + 1)}"></button>`,
    },
    a11y: {
      prevSlideMessage: home.hero.previous,
      nextSlideMessage: home.hero.next,
      // Names of slides and the live region come with the page.
      slideLabelMessage: '',
      wrapperLiveRegion: false,
    },
    on,
  });
  const turning = autoplay(swiper, 3000, tellPlaying);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) turning.stop();
  else turning.start();
  return { swiper, turning };
}
