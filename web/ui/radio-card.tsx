import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  title: ReactNode;
  children?: ReactNode;
  /** Placed at the end of the card, outside the option's accessible name. */
  aside?: ReactNode;
};

/** A radio button as a card. Cards of one group share `name` and are in a fieldset. */
export function RadioCard({ title, children, aside, ...input }: Props) {
  return (
    <div className="relative flex items-center gap-4 rounded-md border border-marble-500 bg-marble-0 px-4 py-3.5 has-checked:border-mayur-700 has-checked:bg-mayur-50 has-disabled:border-marble-300 has-disabled:bg-marble-100">
      <label className="flex min-h-11 min-w-0 grow items-center gap-4 self-stretch">
        <input
          type="radio"
          {...input}
          className="size-5 shrink-0 appearance-none rounded-full border-2 border-marble-500 bg-marble-0 checked:border-6 checked:border-mayur-700 disabled:border-marble-300 disabled:bg-marble-100"
        />
        <span className="min-w-0 grow">
          <span className="block font-semibold leading-snug">{title}</span>
          {children && <span className="mt-0.5 block text-small text-text-2">{children}</span>}
        </span>
      </label>
      {aside}
    </div>
  );
}
