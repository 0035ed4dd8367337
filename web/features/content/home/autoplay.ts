import type Swiper from 'swiper';

export type Autoplay = { start: () => void; stop: () => void };

/**
 * Autoplay of the slides, `delay` ms after each transition; paused while a mouse hovers over
 * them, a finger touches them or the tab is hidden. Swiper's own module requests every
 * animation frame to measure the remaining time: a phone would never be idle. Initially
 * stopped.
 * @param notify is called with whether it is running, whenever that changes
 */
export function autoplay(
  swiper: Swiper,
  delay: number,
  notify: (playing: boolean) => void,
): Autoplay {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let playing = false;
  const pausedBy = new Set<'mouse' | 'touch'>();
  const plan = () => {
    clearTimeout(timer);
    if (playing && pausedBy.size === 0 && !document.hidden)
      timer = setTimeout(() => swiper.slideNext(), delay);
  };
  const hold = (by: 'mouse' | 'touch') => {
    pausedBy.add(by);
    clearTimeout(timer);
  };
  const release = (by: 'mouse' | 'touch') => {
    pausedBy.delete(by);
    if (!swiper.animating) plan();
  };
  const turn = (to: boolean) => {
    playing = to;
    plan();
    notify(to);
  };

  const until = new AbortController();
  const listen = (target: EventTarget, type: string, work: (event: PointerEvent) => void) =>
    target.addEventListener(type, (event) => work(event as PointerEvent), { signal: until.signal });
  listen(swiper.el, 'pointerenter', ({ pointerType }) => pointerType === 'mouse' && hold('mouse'));
  listen(
    swiper.el,
    'pointerleave',
    ({ pointerType }) => pointerType === 'mouse' && release('mouse'),
  );
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
