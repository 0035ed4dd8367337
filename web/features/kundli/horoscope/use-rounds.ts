import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Pixels that pass in one round of 60 seconds at most: 80 a second can still be read. */
const longest = 60 * 80;
/** Pixels that a letter takes at least, with its part of the space between two texts. */
const leastOfLetter = 5;

/**
 * Cuts the texts of a track into rounds that are short enough to be read, and says which one passes now. The track shows it
 * with the two that follow (its children), and moves by the width of the first. Where all texts fit, every round has them all.
 * It begins with as many rounds as are needed at least: to lay out all texts only to learn that costs a phone some 40 ms.
 */
export function useRounds(track: RefObject<HTMLElement | null>, labels: readonly { label: string; text: string }[]) {
  const count = labels.length;
  const [rounds, setRounds] = useState(() => leastRounds(labels));
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

function leastRounds(labels: readonly { label: string; text: string }[]): number {
  const letters = labels.reduce((sum, { label, text }) => sum + label.length + text.length, 0);
  return Math.max(1, Math.ceil((letters * leastOfLetter) / longest));
}
