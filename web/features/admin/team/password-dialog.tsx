import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { team as t } from '#messages/admin/team.ts';
import { useSession } from '../../../session/use-session.ts';
import { useToast } from '../../../ui/toast.tsx';
import type { ToastMessage } from '../../../ui/toast-message.ts';
import { FormDialog } from '../../accounts/form-dialog.tsx';
import { OwnPassword } from '../../accounts/own-password.tsx';
import { useSubmit } from '../../accounts/use-submit.ts';

type Props = Omit<ComponentProps<typeof FormDialog>, 'submit' | 'children'> & {
  /** Fields before the password. */
  children?: ReactNode;
  send: (password: string) => Promise<unknown>;
  done: ToastMessage;
  /** Instead of invalidating the admin queries. */
  onDone?: () => Promise<unknown>;
  fallback: string;
};

/** A change of an administrator, which requires one's own password. */
export function PasswordDialog({ send, done, onDone, fallback, children, ...dialog }: Props) {
  const { user } = useSession();
  const queries = useQueryClient();
  const toast = useToast();
  const submit = useSubmit({
    send: ({ password = '' }) => send(password),
    done: async () => {
      toast(done);
      dialog.onClose();
      await (onDone ?? (() => queries.invalidateQueries({ queryKey: ['admin'] })))();
    },
    fallback,
  });
  return (
    <FormDialog {...dialog} submit={submit}>
      {children}
      <OwnPassword email={user?.email ?? ''} {...submit.field('password')} label={t.yourPassword} />
    </FormDialog>
  );
}
