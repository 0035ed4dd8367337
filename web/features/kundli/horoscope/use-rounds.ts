import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The maximum width in pixels that passes in one round of 60 seconds: 80 px per second are still
 * readable.
 */
const maxWidth = 60 * 80;
/** Minimum pixels per character, including its share of the gap between two entries. */
const minOfLetter = 5;

/**
 * Splits the entries of a track into rounds that are short enough to be readable, and returns the
 * current one. The track renders it with the next two (its children), and moves by the width of the
 * first. If all entries fit, every round has all of them. It starts with the minimum number of
 * rounds, because laying out all entries just to measure them costs a phone some 40 ms.
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
    // The observer also reports each child's initial size, in the same frame.
    const observer = new ResizeObserver(measure);
    for (const round of element.children) observer.observe(round);
    return () => observer.disconnect();
  }, [track, count, rounds, turn]);

  const size = Math.ceil(count / rounds);
  return {
    turn,
    /** The range of entries of a round, by its number. */
    slice: (round: number): [from: number, to: number] => {
      const at = round % Math.ceil(count / size);
      return [at * size, (at + 1) * size];
    },
    /** In the same frame in which the animation restarts, so that the change is invisible. */
    next: () => flushSync(() => setTurn((before) => before + 1)),
  };
}

function minRounds(labels: readonly { label: string; text: string }[]): number {
  const chars = labels.reduce((total, { label, text }) => total + label.length + text.length, 0);
  return Math.max(1, Math.ceil((chars * minOfLetter) / maxWidth));
}
