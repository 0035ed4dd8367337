import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { access as t } from '#messages/admin/access.ts';
import { useSession } from '../../../session/use-session.ts';
import { TextField } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import type { ToastMessage } from '../../../ui/toast-message.ts';
import { FormDialog } from '../../accounts/form-dialog.tsx';
import { OwnPassword } from '../../accounts/own-password.tsx';
import { useSubmit } from '../../accounts/use-submit.ts';

type Props<Reply> = Omit<ComponentProps<typeof FormDialog>, 'submit' | 'children'> & {
  /** Also requires a code of the authenticator app. */
  withCode?: boolean;
  send: (proof: { password: string; code: string }) => Promise<Reply>;
  done?: ToastMessage;
  /** Replaces the default: closing the dialog and invalidating the administration's queries. */
  onDone?: (reply: Reply) => unknown;
  fallback?: string;
  /** Fields before the password. */
  children?: ReactNode;
};

/** Requires the user's own password again before a change: an open session is not enough. */
export function VerificationDialog<Reply>({
  withCode = false,
  send,
  done,
  onDone,
  fallback = t.couldNotDone,
  children,
  ...dialog
}: Props<Reply>) {
  const { user } = useSession();
  const queries = useQueryClient();
  const toast = useToast();
  const submit = useSubmit({
    send: ({ password = '', code = '' }) => send({ password, code }),
    done: async (reply) => {
      if (done) toast(done);
      if (onDone) return onDone(reply);
      dialog.onClose();
      await queries.invalidateQueries({ queryKey: ['admin'] });
    },
    fallback,
  });
  return (
    <FormDialog {...dialog} submit={submit}>
      {children}
      <OwnPassword email={user?.email ?? ''} {...submit.field('password')} label={t.yourPassword} />
      {withCode && (
        <TextField
          {...submit.field('code')}
          label={t.code}
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={30}
          hint={t.fromAuthenticatorApp}
        />
      )}
    </FormDialog>
  );
}
