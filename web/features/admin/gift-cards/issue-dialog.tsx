import { type Locale, languages, locales } from '@jyotiratna/contract';
import { issueGiftCardRoute } from '@jyotiratna/contract/admin/gift-cards';
import { useState } from 'react';
import { giftCards as t } from '#messages/admin/gift-cards.ts';
import { ui } from '#messages/platform/ui.ts';
import { api } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { AdminFormDialog } from '../layout/admin-form.tsx';
import { useForm } from '../layout/use-form.ts';

const blank = {
  amount: '',
  reason: '',
  months: '12',
  recipientEmail: '',
  recipientName: '',
  message: '',
  locale: 'en' as Locale,
};

/** Issues a gift card without a payment, idempotently, and displays its code once. */
export function IssueDialog({ onClose }: { onClose: () => void }) {
  const [requestKey] = useState(() => crypto.randomUUID());
  const form = useForm({
    initial: blank,
    call: (values) => api(issueGiftCardRoute, { body: bodyOf(values, requestKey) }),
    done: () => t.issued,
  });
  const { field } = form;
  const dialog = { title: t.issue, description: t.issueText };
  if (form.data)
    return (
      <Dialog open onOpenChange={(open) => open || onClose()} {...dialog}>
        <div role="status" className="grid gap-4 pt-2">
          <p>
            {t.code}: <strong className="figures wrap-anywhere">{form.data.code}</strong>
          </p>
          <p className="text-small text-text-2">{t.codeOnce}</p>
          <Button className="justify-self-end" onClick={onClose}>
            {ui.close}
          </Button>
        </div>
      </Dialog>
    );
  return (
    <AdminFormDialog
      of={form}
      {...dialog}
      failed={t.issueFailed}
      save={t.issue}
      saving={t.sending}
      onClose={onClose}
    >
      <TextField label={t.rupees} inputMode="numeric" maxLength={6} {...field('amount')} />
      <TextField label={t.reason} maxLength={200} {...field('reason')} />
      <TextField label={t.months} inputMode="numeric" maxLength={3} {...field('months')} />
      <TextField
        label={t.recipientEmail}
        hint={t.recipientHint}
        optional
        type="email"
        {...field('recipientEmail')}
      />
      <TextField label={t.recipientName} optional maxLength={80} {...field('recipientName')} />
      <TextAreaField label={t.message} optional rows={2} maxLength={500} {...field('message')} />
      <SelectField
        label={t.language}
        options={locales.map((one) => [one, languages[one].name])}
        {...field('locale')}
      />
    </AdminFormDialog>
  );
}

/** The request body, without empty fields. */
function bodyOf({ amount, months, reason, locale, ...rest }: typeof blank, requestKey: string) {
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value.trim() !== ''));
  return { amount: Number(amount), months: Number(months), reason, locale, requestKey, ...given };
}
