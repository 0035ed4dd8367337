import { itemAt } from '@jyotiratna/contract';
import { RotateCcw, RotateCw } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { product as copy } from '#messages/catalogue/product.ts';
import { TurnFigure, TurnImage } from './turn-figure.tsx';
import { frameAfter, nearestLoaded } from './turn-frames.ts';
import { useFrames } from './use-frames.ts';

type Props = { name: string; frames: readonly string[] };

/** Dragging over this fraction of the width is one full turn. */
const turnWidth = 0.8;

const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageDown: -6,
  PageUp: 6,
};

/**
 * A product on a turntable (360° view): it is turned by dragging, keys and buttons, and never moves
 * by itself. Its first image is in the page; the others are loaded at the first interaction.
 */
export default function Turntable({ name, frames }: Props) {
  const [at, setAt] = useState(0);
  const { loaded, load } = useFrames(frames);
  const [usable, setUsable] = useState(false);
  useEffect(() => setUsable(true), []);
  const drag = useRef<{ x: number; at: number } | null>(null);
  const frame = itemAt(frames, nearestLoaded(loaded, at));

  const turn = (steps: number) => {
    load();
    setAt((now) => frameAfter(now, steps, frames.length));
  };

  function press(event: KeyboardEvent) {
    const steps = keySteps[event.key];
    const end = event.key === 'Home' || event.key === 'End';
    if (steps === undefined && !end) return;
    event.preventDefault();
    if (steps !== undefined) return turn(steps);
    load();
    setAt(event.key === 'Home' ? 0 : frames.length - 1);
  }

  function startDrag(event: PointerEvent) {
    load();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, at };
  }

  function moveDrag(event: PointerEvent) {
    if (!drag.current) return;
    const fraction =
      (event.clientX - drag.current.x) / (event.currentTarget.clientWidth * turnWidth);
    setAt(frameAfter(drag.current.at, Math.round(fraction * frames.length), frames.length));
  }

  const image = <TurnImage name={name} address={frame} />;
  return (
    <TurnFigure caption={usable ? copy.turnHint : copy.turnOf(name)}>
      {usable ? (
        <div
          role="slider"
          tabIndex={0}
          aria-label={copy.turn}
          aria-valuemin={1}
          aria-valuemax={frames.length}
          aria-valuenow={at + 1}
          aria-valuetext={copy.frame(at + 1, frames.length)}
          onKeyDown={press}
          onFocus={load}
          onPointerEnter={load}
          onPointerDown={startDrag}
          onPointerMove={moveDrag}
          onPointerUp={() => {
            drag.current = null;
          }}
          onPointerCancel={() => {
            drag.current = null;
          }}
          className="size-full cursor-grab touch-pan-y select-none active:cursor-grabbing"
        >
          {image}
        </div>
      ) : (
        image
      )}
      {usable && (
        <div className="absolute right-4 bottom-4 flex gap-2">
          <StepButton label={copy.turnLeft} onPress={() => turn(-1)}>
            <RotateCcw aria-hidden size={20} strokeWidth={1.6} />
          </StepButton>
          <StepButton label={copy.turnRight} onPress={() => turn(1)}>
            <RotateCw aria-hidden size={20} strokeWidth={1.6} />
          </StepButton>
        </div>
      )}
    </TurnFigure>
  );
}

function StepButton({
  label,
  onPress,
  children,
}: {
  label: string;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="cut target grid place-items-center bg-marble-0 hover:text-mayur-600"
    >
      {children}
    </button>
  );
}
