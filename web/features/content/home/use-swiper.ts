import { useEffect, useRef, useState } from 'react';
import type Swiper from 'swiper';
import { whenIdle } from '../../../ui/when-idle.ts';
import type { Autoplay } from './autoplay.ts';

/**
 * The hero's carousel, which is loaded after the page: until then `ready` is false and the
 * slides are a touch-scrollable row. Attach the refs to the elements of `startSwiper`; React
 * must not change their classes, because Swiper manages its own there.
 */
export function useSwiper() {
  const slides = useRef<HTMLDivElement>(null);
  const bullets = useRef<HTMLDivElement>(null);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [turning, setTurning] = useState<Autoplay>();
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(true);

  useEffect(() => {
    let started: Swiper | undefined;
    let left = false;
    const start = async () => {
      const { startSwiper } = await import('./start-swiper.ts');
      if (left || !slides.current || !bullets.current || !previous.current || !next.current) return;
      const { swiper, turning } = startSwiper(
        {
          slides: slides.current,
          bullets: bullets.current,
          previous: previous.current,
          next: next.current,
        },
        { realIndexChange: ({ realIndex }) => setIndex(realIndex) },
        setPlaying,
      );
      started = swiper;
      setIndex(swiper.realIndex);
      setTurning(turning);
    };
    // If the script fails to load, the row stays scrollable.
    const cancel = whenIdle(() => start().catch(() => undefined));
    return () => {
      left = true;
      cancel();
      started?.destroy();
    };
  }, []);

  return {
    slides,
    bullets,
    previous,
    next,
    ready: turning !== undefined,
    index,
    playing,
    togglePlaying: () => (playing ? turning?.stop() : turning?.start()),
  };
}
