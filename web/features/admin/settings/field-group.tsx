import type { ReactNode } from 'react';

type Props = {
  label: string;
  hint: string | undefined;
  error: string | undefined;
  children: ReactNode;
};

/** Several controls of one setting, with their shared name, hint and error. */
export function SettingsGroup({ label, hint, error, children }: Props) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-medium leading-snug">{label}</legend>
      {children}
      {error ? (
        <p role="alert" tabIndex={-1} className="text-small font-medium text-sindoor-700">
          {error}
        </p>
      ) : (
        hint && <p className="text-small text-text-2">{hint}</p>
      )}
    </fieldset>
  );
}
