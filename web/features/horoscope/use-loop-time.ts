import { type RefObject, useEffect, useState } from 'react';

/** Seconds of one loop, as the shop wants it. */
const loop = 60;
/** Pixels a second that can still be read. */
const fastest = 80;

/** Seconds in which `track`, which holds its texts twice, passes by once: longer texts take longer, never run faster. */
export function useLoopTime(track: RefObject<HTMLElement | null>): number {
  const [seconds, setSeconds] = useState(loop);
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setSeconds(Math.max(loop, element.scrollWidth / 2 / fastest)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [track]);
  return seconds;
}
