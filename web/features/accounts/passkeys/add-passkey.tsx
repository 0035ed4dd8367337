import { addPasskeyRoute, startPasskeyRoute } from '@jyotiratna/contract/passkeys';
import { useQueryClient } from '@tanstack/react-query';
import { passkeys as t } from '#messages/accounts/passkeys.ts';
import { api } from '../../../api.ts';
import { ReadableError } from '../../../call-message.ts';
import { TextField } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { OwnPassword } from '../own-password.tsx';
import { useSubmit } from '../use-submit.ts';
import { createPasskey, isCancelled, isKnownDevice } from './browser-passkeys.ts';
import { passkeysKey } from './passkeys-key.ts';

type Props = { email: string; onClose: () => void };

/** A dialog that asks for the device's name and the password, before the browser's own dialog. */
export function AddPasskey({ email, onClose }: Props) {
  const queries = useQueryClient();
  const toast = useToast();
  const submit = useSubmit({
    send: async ({ name = '', password = '' }) => {
      const { options } = await api(startPasskeyRoute, { body: password ? { password } : {} });
      const credential = await createPasskey(options).catch(readable);
      return api(addPasskeyRoute, { body: { name, credential } });
    },
    done: ({ passkeys }) => {
      queries.setQueryData(passkeysKey, passkeys);
      toast({ title: t.added });
      onClose();
    },
    fallback: t.addFailed,
  });
  return (
    <FormDialog title={t.addTitle} save={t.add} submit={submit} onClose={onClose}>
      <p className="text-text-2">{t.addHint}</p>
      <TextField {...submit.field('name')} label={t.name} maxLength={60} autoComplete="off" />
      <OwnPassword
        email={email}
        {...submit.field('password')}
        label={t.password}
        hint={t.passwordHint}
        optional
      />
    </FormDialog>
  );
}

/** Throws the browser's error with a message of the page. */
function readable(error: unknown): never {
  if (isKnownDevice(error)) throw new ReadableError(t.exists);
  if (isCancelled(error)) throw new ReadableError(t.cancelled);
  throw error;
}
