import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  children: ReactNode;
};

/** A checkbox with its label. */
export function Checkbox({ children, ...input }: Props) {
  return (
    <label className="inline-flex min-h-11 items-center gap-3">
      <span className="relative grid size-5.5 shrink-0 place-items-center">
        <input
          type="checkbox"
          {...input}
          className="cut peer size-5.5 appearance-none border border-marble-500 bg-marble-0 checked:border-mayur-700 checked:bg-mayur-700 disabled:border-marble-300"
        />
        <Check
          aria-hidden
          size={16}
          strokeWidth={2}
          className="pointer-events-none invisible absolute text-marble-0 peer-checked:visible"
        />
      </span>
      {children}
    </label>
  );
}
