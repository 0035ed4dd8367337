import type { User } from '@jyotiratna/contract';
import { notifications } from '#messages/accounts/notifications.ts';
import { passkeys } from '#messages/accounts/passkeys.ts';
import { access as t } from '#messages/admin/access.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { PasskeyList } from '../../accounts/passkeys/passkey-list.tsx';
import { EmailDialog } from '../../accounts/profile/email-dialog.tsx';
import { Notifications } from '../../accounts/push/notifications.tsx';
import { DialogButton } from '../layout/dialogs.tsx';
import { AdminHead, Panel } from '../layout/page.tsx';
import { SessionList } from '../team/session-list.tsx';
import { SecondFactorPanel } from './second-factor.tsx';

/**
 * An administrator's own account: email address, password, second factor, and active sessions.
 */
export function AccountPage({ user }: { user: User }) {
  return (
    <>
      <AdminHead title={t.myAccount}>
        <p className="min-w-0 break-all text-text-2">{user.email}</p>
      </AdminHead>
      <div className="grid max-w-[52rem] gap-4">
        <Panel title={t.email} note={t.youLogEmail}>
          <DialogButton
            kind="second"
            size="s"
            dialog={(onClose) => (
              <EmailDialog email={user.email} explain={t.weWillSend} onClose={onClose} />
            )}
          >
            {t.changeEmail}
          </DialogButton>
        </Panel>
        <Panel title={t.password} note={t.changingSignsYou}>
          <LinkButton to="/admin/password?next=/admin/account" kind="second" size="s">
            {t.changePassword}
          </LinkButton>
        </Panel>
        <Panel title={notifications.title} note={notifications.lead}>
          <Notifications />
        </Panel>
        <Panel title={passkeys.title} note={passkeys.hint}>
          <PasskeyList email={user.email} />
        </Panel>
        <SecondFactorPanel />
        <Panel title={t.whereYouLogged}>
          <SessionList id={user.id} />
        </Panel>
      </div>
    </>
  );
}
