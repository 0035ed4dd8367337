import { sendMessageRoute } from '@jyotiratna/contract/contact';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { contact } from '#content/contact.ts';
import { api } from '../../api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorAlert } from '../accounts/error-alert.tsx';
import { useSubmit } from '../accounts/use-submit.ts';
import { type ContactDraft, contactDraft } from './contact-draft.ts';
import { useContactDraft } from './use-contact-draft.ts';

const { fields } = contact;

/** The form for a message to the shop, about an order if the link contains one. */
export function ContactForm() {
  const draft = useContactDraft();
  if (!draft) return <Skeleton className="h-[34rem]" />;
  return (
    <Form
      key={`${draft.orderId} ${draft.isReturn} ${draft.remedy} ${draft.subject}`}
      draft={draft}
    />
  );
}

/**
 * A sent message is logged in the browser and confirmed by an alert, as specified, and delivered to
 * the shop.
 */
function Form({ draft }: { draft: ContactDraft }) {
  const [sent, setSent] = useState(false);
  const { orderId, isReturn, remedy } = draft;
  const { busy, rejection, alert, field, form } = useSubmit({
    send: ({ name = '', email = '', subject = '', message = '' }) => {
      setSent(false);
      console.log('Contact form', { name, email, subject, message });
      return api(sendMessageRoute, {
        body: { name, email, subject, message, ...(orderId && { orderId }) },
      });
    },
    done: () => {
      contactDraft.write(null);
      for (const control of form.ref.current?.querySelectorAll('input, textarea') ?? [])
        (control as HTMLInputElement).value = '';
      setSent(true);
      // After the next frame, so that the page behind the alert is already updated.
      setTimeout(() => window.alert(contact.thanks), 50);
    },
    fallback: contact.failed,
  });

  function keep() {
    if (!form.ref.current) return;
    const {
      name = '',
      email = '',
      subject = '',
      message = '',
    } = Object.fromEntries(new FormData(form.ref.current));
    const typed = {
      name: String(name),
      email: String(email),
      subject: String(subject),
      message: String(message),
    };
    contactDraft.write({ ...draft, ...typed });
  }

  return (
    <form {...form} onInput={keep} aria-label={contact.heading} className="grid gap-5">
      {isReturn && (
        <Alert tone="info" title={contact.returns.title}>
          <ol className="list-decimal pl-5">
            {contact.returns.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Alert>
      )}
      {remedy && (
        <Alert tone="info" title={contact.call.title}>
          <p>{contact.call.steps}</p>
        </Alert>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field('name')}
          label={fields.name}
          autoComplete="name"
          maxLength={120}
          defaultValue={draft.name}
        />
        <TextField
          {...field('email')}
          label={fields.email}
          type="email"
          autoComplete="email"
          autoCapitalize="off"
          defaultValue={draft.email}
        />
      </div>
      <TextField
        {...field('subject')}
        label={fields.subject}
        hint={orderId || remedy ? undefined : contact.subjectHint}
        maxLength={160}
        defaultValue={draft.subject}
      />
      <TextAreaField
        {...field('message')}
        label={fields.message}
        rows={orderId || remedy ? 9 : 6}
        maxLength={5000}
        defaultValue={draft.message}
      />
      <p className="text-small text-text-2">{contact.notice}</p>
      <div>
        <Button type="submit" busy={busy} busyLabel={contact.sending}>
          {contact.button}
        </Button>
      </div>
      <ErrorAlert rejection={rejection} ref={alert} />
      <div role="status">
        {sent && !rejection && (
          <p className="flex items-start gap-3 rounded-md bg-harit-100 px-4 py-3 text-harit-700">
            <Check aria-hidden size={20} strokeWidth={1.8} className="mt-0.5 shrink-0" />
            {contact.thanks}
          </p>
        )}
      </div>
    </form>
  );
}
