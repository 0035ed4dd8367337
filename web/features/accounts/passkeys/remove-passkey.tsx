import type { Passkey } from '@jyotiratna/contract';
import { removePasskeyRoute, startPasskeyRemovalRoute } from '@jyotiratna/contract/passkeys';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { passkeys as t } from '#messages/accounts/passkeys.ts';
import { api } from '../../../api.ts';
import { ReadableError } from '../../../call-message.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { OwnPassword } from '../own-password.tsx';
import { useSubmit } from '../use-submit.ts';
import { isCancelled, readPasskey } from './browser-passkeys.ts';
import { passkeysKey } from './passkeys-key.ts';

type Props = { passkey: Passkey; email: string; onClose: () => void };

/** A dialog that removes a passkey, confirmed by the password or by a passkey of the account. */
export function RemovePasskey({ passkey: { id }, email, onClose }: Props) {
  const queries = useQueryClient();
  const toast = useToast();
  const byPasskey = useRef(false);
  const submit = useSubmit({
    send: async ({ password = '' }) => {
      const credential = byPasskey.current ? await signRemoval() : undefined;
      const proof = credential ? { credential } : password ? { password } : {};
      return api(removePasskeyRoute, { params: { id }, body: proof });
    },
    done: ({ passkeys }) => {
      queries.setQueryData(passkeysKey, passkeys);
      toast({ title: t.removed });
      onClose();
    },
    fallback: t.removeFailed,
  });
  const send = (form: HTMLFormElement | null) => {
    byPasskey.current = true;
    form?.requestSubmit();
    byPasskey.current = false;
  };
  return (
    <FormDialog title={t.removeTitle} save={t.remove} submit={submit} onClose={onClose}>
      <p className="text-text-2">{t.removeHint}</p>
      <OwnPassword
        email={email}
        {...submit.field('password')}
        label={t.password}
        hint={t.removePasswordHint}
        optional
      />
      <Button
        kind="second"
        busy={submit.busy}
        onClick={({ currentTarget }) => send(currentTarget.form)}
      >
        {t.removeByPasskey}
      </Button>
    </FormDialog>
  );
}

/** Signs the removal with a passkey of the account. */
async function signRemoval() {
  const { options } = await api(startPasskeyRemovalRoute, { body: {} });
  return readPasskey(options).catch(readable);
}

/** Throws the browser's error with a message of the page. */
function readable(error: unknown): never {
  if (isCancelled(error)) throw new ReadableError(t.loginFailed);
  throw error;
}
