import { changeEmailRoute } from '@jyotiratna/contract/accounts';
import { profile } from '#messages/accounts/profile.ts';
import { api } from '../../../api.ts';
import { TextField } from '../../../ui/field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useSubmit } from '../use-submit.ts';

type Props = { email: string; explain?: string; onClose: () => void };

/** Requests a new address for the account; it changes when the emailed link is opened. */
export function EmailDialog({ email, explain = profile.email.explain, onClose }: Props) {
  const toast = useToast();
  const submit = useSubmit({
    send: ({ email = '', currentPassword = '' }) =>
      api(changeEmailRoute, { body: { email, ...(currentPassword && { currentPassword }) } }),
    done: () => {
      toast({ title: profile.email.sent });
      onClose();
    },
    fallback: profile.email.failed,
  });
  return (
    <FormDialog
      title={profile.email.change}
      save={profile.email.send}
      submit={submit}
      onClose={onClose}
    >
      <p className="text-text-2">{explain}</p>
      <input type="text" name="username" autoComplete="username" value={email} hidden readOnly />
      <TextField
        {...submit.field('email')}
        label={profile.email.next}
        type="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
      />
      <PasswordField
        {...submit.field('currentPassword')}
        label={profile.password.current}
        autoComplete="current-password"
      />
    </FormDialog>
  );
}
