import type { Administrator } from '@jyotiratna/contract';
import { removeAdministratorRoute } from '@jyotiratna/contract/admin/team';
import { team as t } from '#messages/admin/team.ts';
import { useLogOut } from '../../../session/use-session.ts';
import { shop } from '../../../shop.ts';
import { PasswordDialog } from './password-dialog.tsx';

type Props = { administrator: Administrator; onClose: () => void };

/** Deletes an administrator's account; with a plainer message for the own one. */
export function RemoveDialog({ administrator: { id, email, you }, onClose }: Props) {
  const logOut = useLogOut();
  return (
    <PasswordDialog
      title={you ? t.removeYourOwn : t.removeOf(email)}
      description={you ? t.youLoggedOut : t.theirSessionsInvitations}
      save={you ? t.removeMe : t.removeLabel}
      danger
      send={(password) =>
        shop(removeAdministratorRoute, {
          params: { id },
          body: { password, ...(you && { own: true }) },
        })
      }
      done={{ title: you ? t.youNoLonger : t.administratorRemoved }}
      {...(you && { onDone: logOut })}
      fallback={t.administratorCouldNot}
      onClose={onClose}
    />
  );
}
