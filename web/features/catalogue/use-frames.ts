import { useRef, useState } from 'react';

/**
 * Maximum number of concurrent image downloads, so that the page's own requests are not delayed.
 */
const concurrency = 4;

/**
 * Loads the images of a turn once `load` is called: every eighth first, so that a coarse turn is
 * possible at once. A failed image is skipped.
 * @returns which of them can be displayed at once
 */
export function useFrames(frames: readonly string[]): {
  loaded: readonly boolean[];
  load: () => void;
} {
  const [loaded, setLoaded] = useState<readonly boolean[]>(() => frames.map((_, at) => at === 0));
  const started = useRef(false);

  function load() {
    if (started.current) return;
    started.current = true;
    const order = frames.map((_, at) => at).sort((a, b) => (a % 8) - (b % 8) || a - b);
    const loadNext = async (): Promise<void> => {
      const at = order.shift();
      const address = at === undefined ? undefined : frames[at];
      if (address === undefined) return;
      const image = new Image();
      image.src = address;
      const ok = await image.decode().then(
        () => true,
        () => false,
      );
      if (ok) setLoaded((before) => before.map((one, index) => one || index === at));
      return loadNext();
    };
    for (let run = 0; run < concurrency; run += 1) void loadNext();
  }

  return { loaded, load };
}
