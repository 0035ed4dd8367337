import type { OwnPhone } from '@jyotiratna/contract';
import { addPhoneRoute, removePhoneRoute, requestOwnPhoneCode } from '@jyotiratna/contract/phone';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ownPhone as t, phone as words } from '#messages/accounts/phone.ts';
import { api } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { OwnPassword } from '../own-password.tsx';
import { useSubmit } from '../use-submit.ts';
import { phoneQueryKey } from './phone-key.ts';

type Props = { phone: string | null; email: string; onClose: () => void };

/**
 * Adds, replaces or removes the account's phone number: first the password, then the code sent to
 * the phone.
 */
export default function PhoneDialog({ phone, email, onClose }: Props) {
  const [number, setNumber] = useState<string | null>(null);
  const queries = useQueryClient();
  const toast = useToast();
  const finish = (title: string) => (own: OwnPhone) => {
    queries.setQueryData(phoneQueryKey, own);
    toast({ title });
    onClose();
  };
  return number === null ? (
    <NumberDialog
      phone={phone}
      email={email}
      onSent={setNumber}
      onRemoved={finish(t.removed)}
      onClose={onClose}
    />
  ) : (
    <CodeDialog number={number} onSaved={finish(t.saved)} onClose={onClose} />
  );
}

type NumberProps = Props & { onSent: (number: string) => void; onRemoved: (own: OwnPhone) => void };

function NumberDialog({ phone, email, onSent, onRemoved, onClose }: NumberProps) {
  const removes = useRef(false);
  const submit = useSubmit({
    send: async ({ phone: typed = '', password = '' }) => {
      const proof = password ? { password } : {};
      if (removes.current) return api(removePhoneRoute, { body: proof });
      await api(requestOwnPhoneCode, { body: { phone: typed, ...proof } });
      return typed;
    },
    done: (result) => (typeof result === 'string' ? onSent(result) : onRemoved(result)),
    fallback: t.failed,
  });
  const remove = (form: HTMLFormElement | null) => {
    removes.current = true;
    form?.requestSubmit();
    removes.current = false;
  };
  return (
    <FormDialog
      title={phone ? t.change : t.add}
      save={words.send}
      submit={submit}
      onClose={onClose}
    >
      <TextField
        {...submit.field('phone')}
        label={words.phone}
        hint={words.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
      />
      <OwnPassword
        email={email}
        {...submit.field('password')}
        label={t.password}
        hint={t.passwordHint}
        optional
      />
      {phone && (
        <Button kind="text" size="s" onClick={({ currentTarget }) => remove(currentTarget.form)}>
          {t.remove}
        </Button>
      )}
    </FormDialog>
  );
}

type CodeProps = { number: string; onSaved: (own: OwnPhone) => void; onClose: () => void };

function CodeDialog({ number, onSaved, onClose }: CodeProps) {
  const [messages, setMessages] = useState(false);
  const submit = useSubmit({
    send: ({ code = '' }) => api(addPhoneRoute, { body: { phone: number, code, messages } }),
    done: onSaved,
    fallback: t.failed,
  });
  return (
    <FormDialog title={t.save} save={t.save} submit={submit} onClose={onClose}>
      <p role="status" className="text-text-2">
        {words.sent(number)}
      </p>
      <TextField
        {...submit.field('code')}
        label={words.code}
        hint={words.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
      />
      <Checkbox
        checked={messages}
        onChange={({ currentTarget }) => setMessages(currentTarget.checked)}
      >
        {t.messages}
      </Checkbox>
    </FormDialog>
  );
}
