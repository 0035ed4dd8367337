import { Check } from 'lucide-react';
import { useState } from 'react';
import { contact } from '#content/contact.ts';
import { shop } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { RefusalAlert } from '../account/refusal-alert.tsx';
import { useSubmit } from '../account/use-submit.ts';

const { fields } = contact;

/** A message to the shop. It is logged in the browser and thanked for by an alert, as specified, and delivered. */
export function ContactForm() {
  const [sent, setSent] = useState(false);
  const { busy, refusal, alert, field, form } = useSubmit({
    send: ({ name = '', email = '', subject = '', message = '' }) => {
      setSent(false);
      console.log('Contact form', { name, email, subject, message });
      return shop.contact.send({ name, email, subject, message });
    },
    done: () => {
      form.ref.current?.reset();
      setSent(true);
      // After the next frame, so that the page behind the alert already says it too.
      setTimeout(() => window.alert(contact.thanks), 50);
    },
    fallback: contact.failed,
  });
  return (
    <form {...form} aria-label={contact.heading} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('name')} label={fields.name} autoComplete="name" maxLength={120} />
        <TextField {...field('email')} label={fields.email} type="email" autoComplete="email" autoCapitalize="off" />
      </div>
      <TextField {...field('subject')} label={fields.subject} hint={contact.subjectHint} maxLength={160} />
      <TextAreaField {...field('message')} label={fields.message} rows={6} maxLength={5000} />
      <p className="text-small text-text-2">{contact.notice}</p>
      <div>
        <Button type="submit" busy={busy} busyLabel={contact.sending}>
          {contact.button}
        </Button>
      </div>
      <RefusalAlert refusal={refusal} ref={alert} />
      <div role="status">
        {sent && !refusal && (
          <p className="flex items-start gap-3 rounded-md bg-harit-100 px-4 py-3 text-harit-700">
            <Check aria-hidden size={20} strokeWidth={1.8} className="mt-0.5 shrink-0" />
            {contact.thanks}
          </p>
        )}
      </div>
    </form>
  );
}
