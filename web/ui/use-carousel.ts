import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

type Options = {
  /** Milliseconds between two slides. */
  delay: number;
};

/** Pixels before a movement counts as a swipe. */
const swipeThreshold = 5;
/** Share of the width that a slow swipe must cross to change the slide. */
const swipeRatio = 0.5;
/** Milliseconds under which any swipe is a quick one and changes the slide. */
const quickSwipe = 300;

/**
 * A carousel that loops and advances by itself: it rests while the mouse is over it and goes on after every use, until it
 * is paused. For those who want less motion it starts paused. While a finger drags, the element carries `--drag` in px.
 */
export function useCarousel(count: number, { delay }: Options) {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [hovered, setHovered] = useState(false);
  const swipe = useRef<{ x: number; time: number; moved: boolean } | null>(null);
  const swiped = useRef(false);

  const show = (next: number) => setIndex((next + count) % count);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);

  useEffect(() => {
    if (!playing || hovered) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), delay);
    return () => clearTimeout(timer);
  }, [playing, hovered, index, count, delay]);

  const endSwipe = (event: PointerEvent<HTMLElement>) => {
    const start = swipe.current;
    swipe.current = null;
    event.currentTarget.style.removeProperty('--drag');
    if (!start?.moved || event.type === 'pointercancel') return;
    const dx = event.clientX - start.x;
    const far = Math.abs(dx) > swipeRatio * event.currentTarget.clientWidth;
    if (far || event.timeStamp - start.time < quickSwipe) show(index + (dx < 0 ? 1 : -1));
  };

  return {
    index,
    playing,
    show,
    togglePlaying: () => setPlaying(!playing),
    /** Handlers of the element that is swiped; give it `touch-action: pan-y`. */
    swipeProps: {
      onPointerEnter: (event: PointerEvent<HTMLElement>) => event.pointerType === 'mouse' && setHovered(true),
      onPointerLeave: () => setHovered(false),
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        swiped.current = false;
        if (event.isPrimary && event.button === 0) {
          swipe.current = { x: event.clientX, time: event.timeStamp, moved: false };
        }
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const start = swipe.current;
        if (!start) return;
        const dx = event.clientX - start.x;
        if (!start.moved && Math.abs(dx) < swipeThreshold) return;
        if (!start.moved) event.currentTarget.setPointerCapture(event.pointerId);
        start.moved = true;
        swiped.current = true;
        event.currentTarget.style.setProperty('--drag', `${dx}px`);
      },
      onPointerUp: endSwipe,
      onPointerCancel: endSwipe,
      /** A swipe that ends on a link does not follow it. */
      onClickCapture: (event: MouseEvent) => {
        if (swiped.current) event.preventDefault();
        swiped.current = false;
      },
    },
  };
}
