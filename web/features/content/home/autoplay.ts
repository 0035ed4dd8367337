import type Swiper from 'swiper';

export type Autoplay = { start: () => void; stop: () => void };

/**
 * Turns the slides by itself, `delay` ms after they stand; not while a mouse rests on them, a finger holds them or nobody looks.
 * Swiper's own module requests every frame of the screen to count the time that is left: a phone would never come to rest.
 * It begins stopped.
 * @param tell is called with whether they turn whenever that changes
 */
export function autoplay(swiper: Swiper, delay: number, tell: (playing: boolean) => void): Autoplay {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let playing = false;
  const holds = new Set<'mouse' | 'touch'>();
  const plan = () => {
    clearTimeout(timer);
    if (playing && holds.size === 0 && !document.hidden) timer = setTimeout(() => swiper.slideNext(), delay);
  };
  const hold = (by: 'mouse' | 'touch') => {
    holds.add(by);
    clearTimeout(timer);
  };
  const release = (by: 'mouse' | 'touch') => {
    holds.delete(by);
    if (!swiper.animating) plan();
  };
  const turn = (to: boolean) => {
    playing = to;
    plan();
    tell(to);
  };

  const until = new AbortController();
  const listen = (target: EventTarget, type: string, work: (event: PointerEvent) => void) =>
    target.addEventListener(type, (event) => work(event as PointerEvent), { signal: until.signal });
  listen(swiper.el, 'pointerenter', ({ pointerType }) => pointerType === 'mouse' && hold('mouse'));
  listen(swiper.el, 'pointerleave', ({ pointerType }) => pointerType === 'mouse' && release('mouse'));
  listen(document, 'visibilitychange', plan);
  swiper.on('sliderFirstMove', () => hold('touch'));
  swiper.on('touchEnd', () => release('touch'));
  swiper.on('beforeTransitionStart', () => clearTimeout(timer));
  swiper.on('transitionEnd', plan);
  swiper.on('destroy', () => {
    clearTimeout(timer);
    until.abort();
  });
  return { start: () => turn(true), stop: () => turn(false) };
}
