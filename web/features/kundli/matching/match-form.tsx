import { type FormEvent, useEffect, useRef, useState } from 'react';
import { matching } from '#messages/kundli/matching.ts';
import { Button } from '../../../ui/button.tsx';
import type { BirthErrors, BirthValues } from '../birth-values.ts';
import { BirthFields } from '../form/birth-fields.tsx';
import { PlaceCredit } from '../form/place-credit.tsx';
import { SavedChoice } from './saved-choice.tsx';
import {
  isComplete,
  type Role,
  roles,
  type TwoBirths,
  type TwoErrors,
  twoErrors,
  valuesIn,
} from './two-births.ts';

type Props = {
  births: TwoBirths;
  onChange: (role: Role, values: BirthValues) => void;
  onSubmit: () => void;
  /** The server's errors, by person and field. */
  rejected: TwoErrors;
};

/**
 * The form with both persons' birth details side by side. Errors are next to their fields, and the
 * first invalid field gets the focus.
 */
export function MatchForm({ births, onChange, onSubmit, rejected }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const missing = twoErrors(births);
  const errorsOf = (role: Role): BirthErrors =>
    tried ? { ...rejected[role], ...missing[role] } : rejected[role];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with an attempt or a refusal, not with typing
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts, rejected]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isComplete(missing)) onSubmit();
    else setAttempts((count) => count + 1);
  }

  return (
    // A browser without scripts submits natively: by POST, so that no birth details appear in the
    // URL.
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      aria-label={matching.births}
      className="grid gap-5"
    >
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {roles.map((role) => (
          <fieldset
            key={role}
            className="facet-card min-w-0 border border-line bg-surface p-5 md:p-7"
          >
            <legend className="sr-only">{matching[role]}</legend>
            <div className="mb-4 flex min-h-12 items-center justify-between gap-4">
              <h2 className="text-[1.375rem] leading-tight">{matching[role]}</h2>
              <SavedChoice
                role={role}
                onSelect={(birth) => onChange(role, valuesIn(role, birth))}
              />
            </div>
            <div className="grid gap-4.5">
              <BirthFields
                values={births[role]}
                errors={errorsOf(role)}
                onChange={(change) => onChange(role, { ...births[role], ...change })}
                withGender={false}
              />
            </div>
          </fieldset>
        ))}
      </div>
      <div className="mx-auto w-full max-w-90">
        <Button type="submit" wide>
          {matching.match}
        </Button>
      </div>
      <div className="mx-auto max-w-[70ch] text-center">
        <p className="text-small text-text-2">{matching.invitation}</p>
        <PlaceCredit />
      </div>
    </form>
  );
}
