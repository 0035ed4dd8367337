import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Pixels that pass in one round of 60 seconds at most: 80 a second can still be read. */
const longest = 60 * 80;

/**
 * Cuts the texts of a track into rounds that are short enough to be read, and says which one passes now. The track shows it
 * with the two that follow (its children), and moves by the width of the first. Where all texts fit, every round has them all.
 * @param count how many texts there are
 */
export function useRounds(track: RefObject<HTMLElement | null>, count: number) {
  const [rounds, setRounds] = useState(1);
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn or cut is another set of children
  useLayoutEffect(() => {
    const element = track.current;
    if (!element) return;
    const measure = () => {
      const widths = [...element.children].map((round) => round.getBoundingClientRect().width);
      element.style.setProperty('--ticker-shift', `${widths[0] ?? 0}px`);
      if (Math.max(...widths) > longest) setRounds((before) => Math.min(before + 1, count));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const round of element.children) observer.observe(round);
    return () => observer.disconnect();
  }, [track, count, rounds, turn]);

  const size = Math.ceil(count / rounds);
  return {
    turn,
    /** From which text to which one the round of this number goes. */
    slice: (round: number): [from: number, to: number] => {
      const at = round % Math.ceil(count / size);
      return [at * size, (at + 1) * size];
    },
    /** In the very frame in which the animation jumps back, so that nobody sees it. */
    next: () => flushSync(() => setTurn((before) => before + 1)),
  };
}
