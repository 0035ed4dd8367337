import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { ui } from '#messages/platform/ui.ts';

type FrameProps = {
  label: ReactNode;
  /** Marks the field as optional; fields are required unless marked. */
  optional?: boolean | undefined;
  hint?: ReactNode;
  /** The error message next to the field. */
  error?: string | undefined;
  className?: string | undefined;
  children: (control: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
};

/**
 * The frame of a field: label above, control, then the error or the hint. Both are associated with
 * the control for screen readers.
 */
export function FieldFrame({ label, optional, hint, error, className = '', children }: FrameProps) {
  const id = useId();
  const note = `${id}-note`;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-medium leading-snug">
        {label}
        {optional && <span className="font-normal text-text-2">{ui.optional}</span>}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || hint ? note : undefined,
      })}
      <div id={note} className="text-small">
        {error ? (
          <p className="mt-2 flex items-start gap-1.5 font-medium text-sindoor-700">
            <CircleAlert aria-hidden size={16} strokeWidth={1.8} className="mt-px shrink-0" />
            {error}
          </p>
        ) : (
          hint && <p className="mt-2 wrap-anywhere text-text-2">{hint}</p>
        )}
      </div>
    </div>
  );
}

/** The classes of every one-line control, for elements rendered elsewhere. */
export const controlClass =
  'min-h-12 w-full rounded-md border border-marble-500 bg-marble-0 px-3.5 py-2 text-body text-ink-900 placeholder:text-ink-600 hover:border-ink-600 aria-invalid:border-2 aria-invalid:border-sindoor-700 aria-invalid:px-[13px] disabled:border-marble-300 disabled:bg-marble-100 disabled:text-ink-600';

/** The classes of a file input, with its button styled like the other buttons. */
export const fileClass =
  'block min-h-11 w-full py-2 file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-mayur-700 file:bg-marble-0 file:px-4 file:font-semibold file:text-mayur-700 hover:file:bg-mayur-50 disabled:file:border-marble-300 disabled:file:text-ink-600';

type Own = Omit<FrameProps, 'children'>;
type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> &
  Own & { trailing?: ReactNode };

/**
 * A text field. `trailing` is inside the control at its end, for example a button that reveals a
 * password.
 */
export function TextField({
  label,
  optional,
  hint,
  error,
  className,
  trailing,
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame {...{ label, optional, hint, error, className }}>
      {(control) => (
        <span className="relative block">
          <input
            type="text"
            required={!optional}
            {...input}
            {...control}
            className={`${controlClass} ${trailing ? 'pr-13 aria-invalid:pr-13' : ''}`}
          />
          {trailing && (
            <span className="absolute inset-y-0 right-1 flex items-center">{trailing}</span>
          )}
        </span>
      )}
    </FieldFrame>
  );
}

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className'> & Own;

/** A multi-line text field. */
export function TextAreaField({
  label,
  optional,
  hint,
  error,
  className,
  ...textarea
}: TextAreaProps) {
  return (
    <FieldFrame {...{ label, optional, hint, error, className }}>
      {(control) => (
        <textarea
          rows={5}
          required={!optional}
          {...textarea}
          {...control}
          className={`${controlClass} block`}
        />
      )}
    </FieldFrame>
  );
}
