import type { Administrator } from '@jyotiratna/contract';
import { removeAdministratorRoute } from '@jyotiratna/contract/admin/team';
import { useQueryClient } from '@tanstack/react-query';
import { team as t } from '#messages/admin/team.ts';
import { useLogOut, useSession } from '../../../session/use-session.ts';
import { shop } from '../../../shop.ts';
import { useToast } from '../../../ui/toast.tsx';
import { FormDialog } from '../../accounts/form-dialog.tsx';
import { OwnPassword } from '../../accounts/own-password.tsx';
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
  const submit = useSubmit({
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
    <FormDialog
      title={you ? t.removeYourOwn : t.removeOf(email)}
      description={you ? t.youLoggedOut : t.theirSessionsInvitations}
      save={you ? t.removeMe : t.removeLabel}
      danger
      submit={submit}
      onClose={onClose}
    >
      <OwnPassword email={user?.email ?? ''} {...submit.field('password')} label={t.yourPassword} />
    </FormDialog>
  );
}
