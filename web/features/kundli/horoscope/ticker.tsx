import { CloudOff, Pause, Play, Sun } from 'lucide-react';
import { useId, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { ticker as copy } from '#messages/kundli/ticker.ts';
import { language } from '#messages/language.ts';
import { controls } from '#messages/platform/controls.ts';
import { Chip } from '../../../ui/chip.tsx';
import { moonSigns } from './moon-signs.ts';
import './ticker.css';
import type { TickerEntry } from './ticker-entries.ts';
import { useRounds } from './use-rounds.ts';
import { useTicker } from './use-ticker.ts';

const query = '(prefers-reduced-motion: reduce)';

function subscribe(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** Whether the visitor prefers reduced motion; false during server rendering. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/**
 * The ticker of the day's horoscope. The moving copy is hidden from screen readers, which have a
 * plain list.
 */
export function Ticker() {
  const { status, entries } = useTicker();
  const still = useReducedMotion();
  const [playing, setPlaying] = useState(true);
  const failure = useId();
  return (
    <section
      aria-label={copy.list}
      aria-describedby={status === 'error' ? failure : undefined}
      aria-busy={status === 'loading'}
      className="flex h-11 items-stretch overflow-hidden border-b border-line bg-surface"
    >
      <Link
        to="/horoscope"
        className="night flex shrink-0 items-center gap-2.5 bg-mayur-800! px-3.5 text-small font-semibold -outline-offset-3 hover:underline hover:underline-offset-4 md:px-4"
      >
        <Sun aria-hidden size={18} strokeWidth={1.6} />
        {copy.today}
        {status === 'error' && (
          <Chip tone="wait" icon={CloudOff}>
            {copy.offline}
          </Chip>
        )}
      </Link>
      {status === 'error' && (
        <p id={failure} className="sr-only">
          {copy.failed}
        </p>
      )}
      {status === 'loading' && (
        <p role="status" className="flex items-center px-6 text-small text-text-2">
          {controls.loading}
        </p>
      )}
      {entries.length > 0 &&
        (still ? (
          <StillRow entries={entries} />
        ) : (
          <MovingRow entries={entries} playing={playing} />
        ))}
      {entries.length > 0 && !still && (
        <button
          type="button"
          aria-label={playing ? copy.pause : copy.play}
          onClick={() => setPlaying(!playing)}
          className="grid w-11 shrink-0 place-items-center border-l border-line -outline-offset-3"
        >
          {playing ? (
            <Pause aria-hidden size={18} strokeWidth={1.6} />
          ) : (
            <Play aria-hidden size={18} strokeWidth={1.6} />
          )}
        </button>
      )}
    </section>
  );
}

function MovingRow({ entries, playing }: { entries: readonly TickerEntry[]; playing: boolean }) {
  const track = useRef<HTMLDivElement>(null);
  const { turn, slice, next } = useRounds(track, entries);
  return (
    <>
      <ul className="sr-only">
        {entries.map(({ sign, label, text }) => (
          <li key={sign}>
            {label}: {text}
          </li>
        ))}
      </ul>
      <div
        aria-hidden="true"
        className="ticker-window fade flex min-w-0 grow items-center overflow-hidden"
      >
        <div
          ref={track}
          className="ticker-track"
          data-paused={playing ? undefined : ''}
          onAnimationIteration={next}
        >
          {[0, 1, 2].map((offset) => (
            <div key={`${turn} ${offset}`} className="flex shrink-0">
              {entries.slice(...slice(turn + offset)).map((entry) => (
                <Entry key={entry.sign} {...entry} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

/** The entries for visitors who prefer reduced motion: scrolled manually. */
function StillRow({ entries }: { entries: readonly TickerEntry[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
    <ul tabIndex={0} className="flex min-w-0 grow items-center overflow-x-auto -outline-offset-3">
      {entries.map((entry) => (
        <li key={entry.sign}>
          <Entry {...entry} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ sign, label, text }: TickerEntry) {
  const word = moonSigns.find((one) => one.sign === sign)?.word;
  return (
    <span className="flex shrink-0 items-baseline gap-2 pl-6 text-small whitespace-nowrap md:pl-9">
      <span className="font-semibold text-gulabi-700">
        {language.script === 'latin' && <span lang="sa">{word}</span>} {label}
      </span>
      {text}
    </span>
  );
}
