import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

type Props = {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Renders the controls; `note` is the id of the hint or error, for `aria-describedby`. */
  children: (note: string | undefined) => ReactNode;
};

/** Several controls of one value: the label above, the error or hint below. */
export function FieldGroup({ legend, hint, error, children }: Props) {
  const id = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium leading-snug">{legend}</legend>
      {children(error || hint ? id : undefined)}
      <div id={id} className="text-small">
        {error ? (
          <p className="mt-2 flex items-start gap-1.5 font-medium text-sindoor-700">
            <CircleAlert aria-hidden size={16} strokeWidth={1.8} className="mt-px shrink-0" />
            {error}
          </p>
        ) : (
          hint && <p className="mt-2 text-text-2">{hint}</p>
        )}
      </div>
    </fieldset>
  );
}
