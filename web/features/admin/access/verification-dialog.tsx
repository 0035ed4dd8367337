import { access as t } from '#messages/admin/access.ts';
import { TextField } from '../../../ui/field.tsx';
import { FormDialog } from '../../accounts/form-dialog.tsx';
import { OwnPassword } from '../../accounts/own-password.tsx';
import { useSubmit } from '../../accounts/use-submit.ts';

type Props<Reply> = {
  title: string;
  explain: string;
  confirm: string;
  danger?: boolean;
  email: string;
  send: (proof: { password: string; code: string }) => Promise<Reply>;
  done: (reply: Reply) => void;
  onClose: () => void;
};

/**
 * Requires password and code once more before a change: an open dashboard is no authentication.
 */
export function VerificationDialog<Reply>({
  title,
  explain,
  confirm,
  danger = false,
  email,
  send,
  done,
  onClose,
}: Props<Reply>) {
  const submit = useSubmit({
    send: ({ password = '', code = '' }) => send({ password, code }),
    done,
    fallback: t.couldNotDone,
  });
  return (
    <FormDialog
      title={title}
      description={explain}
      save={confirm}
      danger={danger}
      submit={submit}
      onClose={onClose}
    >
      <OwnPassword email={email} {...submit.field('password')} label={t.yourPassword} />
      <TextField
        {...submit.field('code')}
        label={t.code}
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={30}
        hint={t.fromAuthenticatorApp}
      />
    </FormDialog>
  );
}
