import { phoneLoginRoute, requestPhoneCode } from '@jyotiratna/contract/phone';
import { useEffect, useRef, useState } from 'react';
import { phone as t } from '#messages/accounts/phone.ts';
import { api } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { ErrorAlert } from '../error-alert.tsx';
import { useEnter } from '../use-enter.ts';
import { useSubmit } from '../use-submit.ts';

/** The login with a phone number and the code sent to it. */
export default function PhoneForm() {
  const [number, setNumber] = useState<string | null>(null);
  return number === null ? (
    <NumberStep onSent={setNumber} />
  ) : (
    <CodeStep number={number} onBack={() => setNumber(null)} />
  );
}

function NumberStep({ onSent }: { onSent: (number: string) => void }) {
  const box = useFocus();
  const { busy, rejection, alert, field, form } = useSubmit({
    send: async ({ phone = '' }) => {
      await api(requestPhoneCode, { body: { phone } });
      return phone;
    },
    done: onSent,
    fallback: t.failed,
  });
  return (
    <form {...form} className="grid gap-5 border-t border-line pt-5">
      <ErrorAlert rejection={rejection} ref={alert} />
      <div ref={box}>
        <TextField
          {...field('phone')}
          label={t.phone}
          hint={t.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={20}
        />
      </div>
      <Button type="submit" kind="second" wide busy={busy}>
        {t.send}
      </Button>
    </form>
  );
}

function CodeStep({ number, onBack }: { number: string; onBack: () => void }) {
  const enter = useEnter();
  const box = useFocus();
  const { busy, rejection, alert, field, form } = useSubmit({
    send: ({ code = '' }) => api(phoneLoginRoute, { body: { phone: number, code } }),
    done: ({ user }) => enter(user),
    fallback: t.loginFailed,
  });
  return (
    <form {...form} className="grid gap-5 border-t border-line pt-5">
      <p role="status" className="text-text-2">
        {t.sent(number)}
      </p>
      <ErrorAlert rejection={rejection} ref={alert} />
      <div ref={box}>
        <TextField
          {...field('code')}
          label={t.code}
          hint={t.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
        />
      </div>
      <p className="text-small text-text-2">{t.agree}</p>
      <Button type="submit" kind="second" wide busy={busy}>
        {t.enter}
      </Button>
      <Button kind="text" size="s" onClick={onBack}>
        {t.other}
      </Button>
    </form>
  );
}

/** Focuses the first input below an element when it appears. */
function useFocus() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return box;
}
