import { limits } from '@jyotiratna/contract';
import { changePasswordRoute } from '@jyotiratna/contract/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { access as t } from '#messages/admin/access.ts';
import { api } from '../../../api.ts';
import { sessionQuery } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { ErrorAlert } from '../../accounts/error-alert.tsx';
import { nextPath } from '../../accounts/next-path.ts';
import { OwnPassword } from '../../accounts/own-password.tsx';
import { useSubmit } from '../../accounts/use-submit.ts';

type Props = {
  email: string;
  /** The current password is a one-time password: other pages are blocked until it is changed. */
  oneTime: boolean;
};

/** Changes the password, confirmed by the current one; then continues to the requested page. */
export function NewPasswordForm({ email, oneTime }: Props) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [params] = useSearchParams();
  const { busy, rejection, alert, field, form } = useSubmit({
    send: ({ currentPassword = '', newPassword = '' }) =>
      api(changePasswordRoute, { body: { currentPassword, newPassword } }),
    done: async () => {
      await queries.fetchQuery({ ...sessionQuery, staleTime: 0 });
      toast({ title: t.passwordChanged });
      await navigate(nextPath(params.get('next'), 'admin'), { replace: true });
    },
    fallback: t.yourPasswordCould,
  });
  return (
    <form {...form} className="grid gap-5">
      <ErrorAlert rejection={rejection} ref={alert} />
      <OwnPassword
        email={email}
        {...field('currentPassword')}
        label={oneTime ? t.oneTimePassword : t.currentPassword}
      />
      <PasswordField
        {...field('newPassword')}
        label={t.newPassword}
        autoComplete="new-password"
        hint={t.charactersOrMore(limits.passwordMin)}
      />
      <Button type="submit" wide busy={busy}>
        {t.changePassword}
      </Button>
    </form>
  );
}
