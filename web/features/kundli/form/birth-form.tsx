import { type FormEvent, useEffect, useRef, useState } from 'react';
import { kundli } from '#messages/kundli/kundli.ts';
import { Button } from '../../../ui/button.tsx';
import { type BirthErrors, type BirthValues, birthErrorsOf } from '../birth-values.ts';
import { BirthFields } from './birth-fields.tsx';
import { PlaceCredit } from './place-credit.tsx';

type Props = {
  values: BirthValues;
  onChange: (change: Partial<BirthValues>) => void;
  onSubmit: () => void;
  /** The server's errors by field. */
  rejected: BirthErrors;
  busy: boolean;
  /** The label of the submit button; by default that of generating a kundli. */
  submitLabel?: string;
};

/**
 * The form of birth details. Errors are next to their fields, and the first invalid field gets the
 * focus.
 */
export function BirthForm({ values, onChange, onSubmit, rejected, busy, submitLabel }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const errors = tried ? { ...rejected, ...birthErrorsOf(values) } : rejected;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with an attempt or a refusal, not with typing
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts, rejected]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.keys(birthErrorsOf(values)).length > 0) setAttempts((count) => count + 1);
    else onSubmit();
  }

  return (
    // A browser without scripts submits natively: by POST, so that no birth details appear in the
    // URL.
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4.5">
      <BirthFields values={values} errors={errors} onChange={onChange} />
      <Button type="submit" wide busy={busy} busyLabel={submitLabel ?? kundli.generating}>
        {submitLabel ?? kundli.generate}
      </Button>
      <PlaceCredit />
    </form>
  );
}
