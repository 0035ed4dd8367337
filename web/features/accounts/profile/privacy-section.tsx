import { deleteAccountRoute, exportDataRoute } from '@jyotiratna/contract/privacy';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { account } from '#messages/accounts/account.ts';
import { profile } from '#messages/accounts/profile.ts';
import { api } from '../../../api.ts';
import { callMessage } from '../../../call-message.ts';
import { saveFile } from '../../../save-file.ts';
import { useLogOut, useSession } from '../../../session/use-session.ts';
import { useShopConfig } from '../../../shell/use-shop-config.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { useCall } from '../../../use-call.ts';
import { OwnPassword } from '../own-password.tsx';
import { ClosingNotice } from './closing-notice.tsx';
import { Consents } from './consents.tsx';
import { NomineeForm } from './nominee-form.tsx';
import { PrivacyRequests } from './privacy-requests.tsx';
import { ProfileRow, ProfileSection } from './section.tsx';

/** Data export, deletion of the account, and consents. */
export function PrivacySection({ email }: { email: string }) {
  const isCustomer = useSession().status === 'user';
  const [deleting, setDeleting] = useState(false);
  const download = useCall({
    call: () => api(exportDataRoute),
    done: () => ({ title: profile.export.done, description: profile.export.doneHint }),
    failed: (error) => callMessage(error, profile.export.failed),
    onDone: (content) => saveAs('jyotiratna-my-data.json', content),
  });

  return (
    <ProfileSection id="privacy" title={profile.privacy}>
      <ul className="facet-card divide-y divide-line border border-line bg-surface">
        <ProfileRow
          title={profile.export.title}
          action={
            <Button kind="second" size="s" busy={download.busy} onClick={() => download.send()}>
              <Download aria-hidden size={20} strokeWidth={1.6} />
              {profile.export.button}
            </Button>
          }
        >
          {profile.export.hint}
        </ProfileRow>
        <ProfileRow
          title={profile.delete.title}
          action={
            <Button kind="danger" size="s" onClick={() => setDeleting(true)}>
              {profile.delete.button}
            </Button>
          }
        >
          {profile.delete.hint}
        </ProfileRow>
      </ul>
      <div className="mt-4">
        <Consents />
      </div>
      {isCustomer && <NomineeForm />}
      <PrivacyRequests />
      {deleting && <DeleteDialog email={email} onClose={() => setDeleting(false)} />}
    </ProfileSection>
  );
}

function DeleteDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const google = useShopConfig()?.google ?? false;
  const logOut = useLogOut();
  const [password, setPassword] = useState('');
  const { send, busy, message } = useCall({
    call: () => api(deleteAccountRoute, { body: password ? { password } : {} }),
    fallback: profile.delete.failed,
    done: () => profile.delete.done,
    onDone: () => logOut(),
  });

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={profile.delete.question}
      description={profile.delete.questionHint}
      confirm={profile.delete.button}
      danger
      busy={busy}
      onConfirm={() => send()}
    >
      <div className="grid gap-4">
        <ClosingNotice />
        {message && <Alert tone="error">{message}</Alert>}
        <OwnPassword
          email={email}
          label={account.password}
          name="password"
          value={password}
          hint={google ? profile.delete.google : undefined}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </div>
    </AlertDialog>
  );
}

function saveAs(name: string, content: unknown): void {
  saveFile(new File([JSON.stringify(content, null, 2)], name, { type: 'application/json' }));
}
