import { TextField } from '../../../ui/field.tsx';
import type { BoundField } from '../layout/bind-fields.ts';

type Props = {
  label: string;
  hint?: string;
  of: { field: (name: 'email') => BoundField<string>; message: string | null };
};

/** The one field of a form in a line: the address, with every error of the call. */
export function EmailField({ label, hint, of: { field, message } }: Props) {
  return (
    <TextField
      {...{ label, hint, ...field('email') }}
      type="email"
      error={field('email').error ?? message ?? undefined}
      className="grow basis-64 md:max-w-md"
    />
  );
}
