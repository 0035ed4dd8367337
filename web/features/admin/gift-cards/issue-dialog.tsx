import { type Locale, languages, locales } from '@jyotiratna/contract';
import { issueGiftCardRoute } from '@jyotiratna/contract/admin/gift-cards';
import { type FormEvent, useRef, useState } from 'react';
import { giftCards as t } from '#messages/admin/gift-cards.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useFocusRejected } from '../layout/use-focus-rejected.ts';
import { useSend } from '../layout/use-send.ts';

const blank = {
  amount: '',
  reason: '',
  months: '12',
  recipientEmail: '',
  recipientName: '',
  message: '',
};

/** Issues a card without a payment, once however often it is sent, and shows its code once. */
export function IssueDialog({ onClose }: { onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(blank);
  const [locale, setLocale] = useState<Locale>('en');
  const [requestKey] = useState(() => crypto.randomUUID());
  const [code, setCode] = useState<string | null>(null);
  const issue = useSend({
    call: () => shop(issueGiftCardRoute, { body: bodyOf(draft, locale, requestKey) }),
    done: () => t.issued,
    onDone: (reply) => setCode(reply.code),
  });
  useFocusRejected(form, issue.error);
  const field = (name: keyof typeof blank, label: string) => ({
    ...{ label, name, autoComplete: 'off', value: draft[name], error: issue.fields[name] },
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setDraft({ ...draft, [name]: value }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t.issue}
      description={t.issueText}
    >
      {code !== null ? (
        <div role="status" className="grid gap-4 pt-2">
          <p>
            {t.code}: <strong className="figures wrap-anywhere">{code}</strong>
          </p>
          <p className="text-small text-text-2">{t.codeOnce}</p>
          <Button className="justify-self-end" onClick={onClose}>
            {t.close}
          </Button>
        </div>
      ) : (
        <form
          ref={form}
          noValidate
          className="grid gap-4 pt-2"
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            issue.send();
          }}
        >
          {issue.alert && (
            <Alert tone="error" title={t.issueFailed}>
              {issue.alert}
            </Alert>
          )}
          <TextField {...field('amount', t.rupees)} inputMode="numeric" maxLength={6} />
          <TextField {...field('reason', t.reason)} maxLength={200} />
          <TextField {...field('months', t.months)} inputMode="numeric" maxLength={3} />
          <TextField
            {...field('recipientEmail', t.recipientEmail)}
            hint={t.recipientHint}
            optional
            type="email"
          />
          <TextField {...field('recipientName', t.recipientName)} optional maxLength={80} />
          <TextAreaField {...field('message', t.message)} optional rows={2} maxLength={500} />
          <SelectField
            label={t.language}
            name="locale"
            value={locale}
            onChange={({ currentTarget }) =>
              setLocale(locales.find((one) => one === currentTarget.value) ?? 'en')
            }
          >
            {locales.map((one) => (
              <option key={one} value={one}>
                {languages[one].name}
              </option>
            ))}
          </SelectField>
          <Button
            type="submit"
            className="justify-self-end"
            busy={issue.busy}
            busyLabel={t.sending}
          >
            {t.issue}
          </Button>
        </form>
      )}
    </Dialog>
  );
}

function bodyOf(
  { amount, months, reason, ...rest }: typeof blank,
  locale: Locale,
  requestKey: string,
) {
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value.trim() !== ''));
  return { amount: Number(amount), months: Number(months), reason, locale, requestKey, ...given };
}
