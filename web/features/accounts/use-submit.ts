import { type FormEvent, useEffect, useRef, useState } from 'react';
import { callMessage } from '../../call-message.ts';
import { isCallError } from '../../is-call-error.ts';

export type FormRejection = { message: string; tone: 'error' | 'wait' };

type Options<Reply> = {
  /** Sends the form's values, by the inputs' names. */
  send: (values: Record<string, string>) => Promise<Reply>;
  done: (reply: Reply) => unknown;
  /** Shown when the server returns no error message. */
  fallback: string;
};

/**
 * A form with uncontrolled inputs, so that a rejection loses no input. A rejected form displays
 * the errors above its fields and next to them, and focuses the first of them.
 */
export function useSubmit<Reply>({ send, done, fallback }: Options<Reply>) {
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [rejection, setRejection] = useState<
    (FormRejection & { field: HTMLElement | undefined }) | null
  >(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  // Runs once the error is rendered, however late.
  useEffect(() => {
    if (rejection) (rejection.field ?? alert.current)?.focus();
  }, [rejection]);

  async function submit() {
    if (!form.current || busy) return;
    setBusy(true);
    setRejection(null);
    setErrors({});
    try {
      const entries = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
      await done(await send(Object.fromEntries(entries)));
    } catch (error) {
      const fields = isCallError(error) ? error.fields : {};
      const limited = isCallError(error) && error.status === 429;
      setErrors(fields);
      // The first invalid field of the page, whose order may differ from that of the response.
      const field = [...(form.current?.elements ?? [])]
        .filter(
          (element) =>
            element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
        )
        .find(({ name }) => name in fields);
      const message = callMessage(error, fallback);
      const own = field && Object.values(fields).includes(message) ? fields[field.name] : undefined;
      setRejection({ message: own ?? message, tone: limited ? 'wait' : 'error', field });
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    rejection,
    alert,
    /** Props of the input with this name: its error, which disappears on input. */
    field: (name: string) => ({
      name,
      error: errors[name],
      onInput: () => setErrors(({ [name]: _, ...rest }) => rest),
    }),
    form: {
      ref: form,
      // A browser without scripts submits natively: by POST, so that no password appears in the
      // URL.
      method: 'post',
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}
