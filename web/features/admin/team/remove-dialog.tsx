import type { Administrator } from '@jyotiratna/contract';
import { removeAdministratorRoute } from '@jyotiratna/contract/admin/team';
import { useQueryClient } from '@tanstack/react-query';
import { team as t } from '#messages/admin/team.ts';
import { useLogOut, useSession } from '../../../session/use-session.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { ErrorAlert } from '../../accounts/error-alert.tsx';
import { useSubmit } from '../../accounts/use-submit.ts';

/** Deletes an administrator's account; with a plainer message for the own one. */
export function RemoveDialog({
  administrator,
  onClose,
}: {
  administrator: Administrator;
  onClose: () => void;
}) {
  const { id, email, you } = administrator;
  const { user } = useSession();
  const queries = useQueryClient();
  const logOut = useLogOut();
  const toast = useToast();
  const {
    busy,
    refusal: rejection,
    alert,
    field,
    form,
  } = useSubmit({
    send: ({ password = '' }) =>
      shop(removeAdministratorRoute, {
        params: { id },
        body: { password, ...(you && { own: true }) },
      }),
    done: async () => {
      toast({ title: you ? t.youNoLonger : t.administratorRemoved });
      onClose();
      if (you) await logOut();
      else await queries.invalidateQueries({ queryKey: ['admin'] });
    },
    fallback: t.administratorCouldNot,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={you ? t.removeYourOwn : t.removeOf(email)}
      description={you ? t.youLoggedOut : t.theirSessionsInvitations}
    >
      <form {...form} className="grid gap-5">
        <ErrorAlert refusal={rejection} ref={alert} />
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={user?.email ?? ''}
          hidden
          readOnly
        />
        <PasswordField
          {...field('password')}
          label={t.yourPassword}
          autoComplete="current-password"
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="text" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" kind="danger" busy={busy}>
            {you ? t.removeMe : t.removeLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
