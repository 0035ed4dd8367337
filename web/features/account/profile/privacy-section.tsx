import { Download } from 'lucide-react';
import { useState } from 'react';
import { useLogOut } from '../../../session/use-session.ts';
import { useShopConfig } from '../../../shell/use-shop-config.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { callMessage } from '../call-message.ts';
import { Consents } from './consents.tsx';
import { ProfileRow, ProfileSection } from './section.tsx';

/** A copy of everything, the end of the account, and what was agreed to. */
export function PrivacySection({ email }: { email: string }) {
  const toast = useToast();
  const [exporting, setExporting] = useState(false);
  const [deleting, setDeleting] = useState(false);

  async function exportData() {
    setExporting(true);
    try {
      saveAs('jyotiratna-my-data.json', await shop.account.exportData());
      toast({ title: 'Your data is ready', description: 'The file is among your downloads.' });
    } catch (error) {
      toast({ kind: 'error', title: callMessage(error, 'Your data could not be exported. Please try again.') });
    } finally {
      setExporting(false);
    }
  }

  return (
    <ProfileSection id="privacy" title="Privacy">
      <ul className="facet-card divide-y divide-line border border-line bg-surface">
        <ProfileRow
          title="Export my data"
          action={
            <Button kind="second" size="s" busy={exporting} onClick={() => void exportData()}>
              <Download aria-hidden size={20} strokeWidth={1.6} />
              Export
            </Button>
          }
        >
          One file with all that we keep about you: profile, orders, sessions, kundlis, messages.
        </ProfileRow>
        <ProfileRow
          title="Delete my account"
          action={
            <Button kind="danger" size="s" onClick={() => setDeleting(true)}>
              Delete account
            </Button>
          }
        >
          Removes your profile, addresses, kundlis and messages for good. Invoices stay as long as tax law asks, without
          your login.
        </ProfileRow>
      </ul>
      <div className="mt-4">
        <Consents />
      </div>
      {deleting && <DeleteDialog email={email} onClose={() => setDeleting(false)} />}
    </ProfileSection>
  );
}

function DeleteDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const google = useShopConfig()?.google ?? false;
  const logOut = useLogOut();
  const toast = useToast();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function deleteAccount() {
    setBusy(true);
    setFault(null);
    try {
      await shop.account.deleteAccount(password ? { password } : {});
      toast({ title: 'Account deleted' });
      await logOut();
    } catch (error) {
      setFault(callMessage(error, 'Your account could not be deleted. Please try again.'));
      setBusy(false);
    }
  }

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete your account?"
      description="Your profile and addresses are removed for good. This cannot be undone."
      confirm="Delete account"
      danger
      busy={busy}
      onConfirm={() => void deleteAccount()}
    >
      <div className="grid gap-4">
        {fault && <Alert tone="error">{fault}</Alert>}
        <input type="text" name="username" autoComplete="username" value={email} hidden readOnly />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          hint={google ? 'Leave it empty if you only ever logged in with Google.' : undefined}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </div>
    </AlertDialog>
  );
}

function saveAs(name: string, content: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
