import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Pixels that pass in one round of 60 seconds at most: 80 a second can still be read. */
const maxWidth = 60 * 80;
/** Minimum pixels per character, including its part of the gap between two entries. */
const minOfLetter = 5;

/**
 * Splits the entries of a track into rounds short enough to be read, and returns the current
 * one. The track renders it with the two after it (its children), and moves by the width of the
 * first. Where all entries fit, every round has them all. It starts with the minimum number of
 * rounds: laying out all entries just to measure them costs a phone some 40 ms.
 */
export function useRounds(
  track: RefObject<HTMLElement | null>,
  labels: readonly { label: string; text: string }[],
) {
  const count = labels.length;
  const [rounds, setRounds] = useState(() => minRounds(labels));
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn or cut is another set of children
  useLayoutEffect(() => {
    const element = track.current;
    if (!element) return;
    const measure = () => {
      const widths = [...element.children].map((round) => round.getBoundingClientRect().width);
      element.style.setProperty('--ticker-shift', `${widths[0] ?? 0}px`);
      if (Math.max(...widths) > maxWidth) setRounds((before) => Math.min(before + 1, count));
    };
    // It reports each child's first size too, in the same frame.
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
    /** In the same frame in which the animation jumps back, so that it is invisible. */
    next: () => flushSync(() => setTurn((before) => before + 1)),
  };
}

function minRounds(labels: readonly { label: string; text: string }[]): number {
  const chars = labels.reduce((total, { label, text }) => total + label.length + text.length, 0);
  return Math.max(1, Math.ceil((chars * minOfLetter) / maxWidth));
}
