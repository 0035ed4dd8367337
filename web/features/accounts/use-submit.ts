import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isCallError } from '../../is-call-error.ts';
import { callMessage } from './call-message.ts';

export type Refusal = { message: string; tone: 'error' | 'wait' };

type Options<Reply> = {
  /** Values by the inputs' names. */
  send: (values: Record<string, string>) => Promise<Reply>;
  done: (reply: Reply) => unknown;
  /** Said when the server gives no sentence of its own. */
  fallback: string;
};

/**
 * A form whose inputs keep their own text, so that a rejection loses nothing that was typed. A rejected form says why above
 * its fields and next to them, and moves the focus to the first of them.
 */
export function useSubmit<Reply>({ send, done, fallback }: Options<Reply>) {
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<(Refusal & { field: HTMLElement | undefined }) | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  // Once the rejection stands there, however late it is drawn.
  useEffect(() => {
    if (refusal) (refusal.field ?? alert.current)?.focus();
  }, [refusal]);

  async function submit() {
    if (!form.current || busy) return;
    setBusy(true);
    setRefusal(null);
    setErrors({});
    try {
      const entries = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
      await done(await send(Object.fromEntries(entries)));
    } catch (error) {
      const fields = isCallError(error) ? error.fields : {};
      const limited = isCallError(error) && error.status === 429;
      setErrors(fields);
      // In the order of the page, which need not be that of the answer.
      const field = [...(form.current?.elements ?? [])]
        .filter((element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
        .find(({ name }) => name in fields);
      const message = callMessage(error, fallback);
      const own = field && Object.values(fields).includes(message) ? fields[field.name] : undefined;
      setRefusal({ message: own ?? message, tone: limited ? 'wait' : 'error', field });
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    refusal,
    alert,
    /** For the input of this name: its error, which goes as soon as it is typed into. */
    field: (name: string) => ({
      name,
      error: errors[name],
      onInput: () => setErrors(({ [name]: _, ...others }) => others),
    }),
    form: {
      ref: form,
      // A browser without scripts sends it by itself: a password must not come to stand in the address.
      method: 'post',
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}
