import { subscribeRoute } from '@jyotiratna/contract/newsletter';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { newsletter } from '#messages/newsletter/newsletter.ts';
import { api } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { ErrorAlert } from '../accounts/error-alert.tsx';
import { useSubmit } from '../accounts/use-submit.ts';

type Props = { label: string; button: string; done: string };

/**
 * The newsletter form: an email field and a button. Its email requests confirmation of the
 * subscription.
 */
export function NewsletterForm({ label, button, done }: Props) {
  const [sent, setSent] = useState(false);
  const { busy, rejection, alert, field, form } = useSubmit({
    send: ({ email = '' }) => api(subscribeRoute, { body: { email } }),
    done: () => {
      setSent(true);
      form.ref.current?.reset();
    },
    fallback: newsletter.failed,
  });
  return (
    <form {...form} className="grid gap-3">
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
        <TextField
          {...field('email')}
          label={label}
          type="email"
          autoComplete="email"
          autoCapitalize="off"
        />
        {/* Aligned with the field, not with its label. */}
        <Button type="submit" busy={busy} className="sm:mt-[1.7rem]">
          {button}
        </Button>
      </div>
      <ErrorAlert rejection={rejection} ref={alert} />
      <div role="status">
        {sent && !rejection && (
          <p className="flex items-start gap-3 rounded-md bg-harit-100 px-4 py-3 text-harit-700">
            <Check aria-hidden size={20} strokeWidth={1.8} className="mt-0.5 shrink-0" />
            {done}
          </p>
        )}
      </div>
    </form>
  );
}
