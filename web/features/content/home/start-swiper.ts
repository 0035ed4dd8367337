import Swiper from 'swiper';
import { A11y, EffectFade, Navigation, Pagination } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';
import { home } from '#content/home.ts';
import { type Autoplay, autoplay } from './autoplay.ts';

/**
 * The elements passed to Swiper; `slides` has the class `swiper`, contains the slides and may
 * have been scrolled.
 */
export type HeroElements = Record<'slides' | 'bullets' | 'previous' | 'next', HTMLElement>;

/**
 * Initialises Swiper with the slides, starting at the visible one. With reduced motion the slides
 * do not move until the user starts them.
 */
export function startSwiper(
  { slides, bullets, previous, next }: HeroElements,
  on: NonNullable<SwiperOptions['on']>,
  notifyPlaying: (playing: boolean) => void,
): { swiper: Swiper; turning: Autoplay } {
  const inView = Math.round(slides.scrollLeft / slides.clientWidth);
  slides.scrollLeft = 0;
  const swiper = new Swiper(slides, {
    modules: [A11y, EffectFade, Navigation, Pagination],
    initialSlide: inView,
    loop: true,
    // A click during a fade is not ignored.
    loopPreventsSliding: false,
    speed: 300,
    threshold: 5,
    longSwipesRatio: 0.5,
    // The slides share the same text: a cross-fade does not move it while stone and signs change.
    effect: 'fade',
    fadeEffect: { crossFade: true },
    navigation: { prevEl: previous, nextEl: next, addIcons: false },
    pagination: {
      el: bullets,
      clickable: true,
      dynamicBullets: true,
      // With two main bullets, all four stay visible.
      dynamicMainBullets: 2,
      renderBullet: (at, className) =>
        `<button type="button" class="${className}" aria-label="${home.hero.showSlide(at + 1)}"></button>`,
    },
    a11y: {
      prevSlideMessage: home.hero.previous,
      nextSlideMessage: home.hero.next,
      // The labels of slides and the live region are rendered by the page.
      slideLabelMessage: '',
      wrapperLiveRegion: false,
    },
    on,
  });
  const turning = autoplay(swiper, 3000, notifyPlaying);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) turning.stop();
  else turning.start();
  return { swiper, turning };
}
