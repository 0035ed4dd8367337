import { Minus, Plus } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { ui } from '#messages/platform/ui.ts';

type Props = {
  /** The counted item, for the accessible name of the group: 'Quantity of Tiger's Eye Bracelet'. */
  label: string;
  value: number;
  min?: number;
  max: number;
  /** While the change is pending, '...' replaces the value and both buttons are disabled. */
  busy?: boolean;
  onStep: (by: 1 | -1) => void;
};

/** A small integer with buttons that decrement and increment it. */
export function Stepper({ label, value, min = 1, max, busy = false, onStep }: Props) {
  const less = useRef<HTMLButtonElement>(null);
  const extra = useRef<HTMLButtonElement>(null);
  const pressed = useRef<HTMLButtonElement | null>(null);

  // Browsers remove the focus from a button that becomes disabled; it is restored to the clicked
  // button, or to its neighbour.
  useEffect(() => {
    if (
      busy ||
      !pressed.current ||
      !(document.activeElement === document.body || pressed.current.disabled)
    )
      return;
    const stay = pressed.current.disabled
      ? (pressed.current === less.current ? extra : less).current
      : pressed.current;
    pressed.current = null;
    stay?.focus();
  });

  const step = (button: RefObject<HTMLButtonElement | null>, by: 1 | -1) => () => {
    pressed.current = button.current;
    onStep(by);
  };

  return (
    <fieldset
      aria-label={label}
      aria-busy={busy}
      className="inline-flex h-12 rounded-md border border-marble-500 bg-marble-0"
    >
      <StepButton
        ref={less}
        name={ui.less}
        Icon={Minus}
        disabled={busy || value <= min}
        onClick={step(less, -1)}
      />
      <output className="figures grid min-w-11 place-items-center font-semibold">
        {busy ? '...' : value}
      </output>
      <StepButton
        ref={extra}
        name={ui.more}
        Icon={Plus}
        disabled={busy || value >= max}
        onClick={step(extra, 1)}
      />
    </fieldset>
  );
}

type StepButtonProps = {
  ref: RefObject<HTMLButtonElement | null>;
  name: string;
  Icon: typeof Plus;
  disabled: boolean;
  onClick: () => void;
};

function StepButton({ name, Icon, ...rest }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      {...rest}
      className="grid w-11 place-items-center rounded-md hover:bg-mayur-50 disabled:text-marble-500 disabled:hover:bg-transparent"
    >
      <Icon aria-hidden size={20} strokeWidth={1.6} />
    </button>
  );
}
