import { access as t } from '#messages/admin/access.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { ErrorAlert } from '../../accounts/error-alert.tsx';
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
  danger,
  email,
  send,
  done,
  onClose,
}: Props<Reply>) {
  const {
    busy,
    refusal: rejection,
    alert,
    field,
    form,
  } = useSubmit({
    send: ({ password = '', code = '' }) => send({ password, code }),
    done,
    fallback: t.couldNotDone,
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={explain}>
      <form {...form} className="grid gap-5">
        <ErrorAlert refusal={rejection} ref={alert} />
        <input type="text" name="username" autoComplete="username" value={email} hidden readOnly />
        <PasswordField
          {...field('password')}
          label={t.yourPassword}
          autoComplete="current-password"
        />
        <TextField
          {...field('code')}
          label={t.code}
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={30}
          hint={t.fromAuthenticatorApp}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="text" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" kind={danger ? 'danger' : 'main'} busy={busy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
