import { limits, type User } from '@jyotiratna/contract';
import { useState } from 'react';
import { useLogIn, useLogOut } from '../../../session/use-session.ts';
import { shop } from '../../../shop.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { callMessage } from '../call-message.ts';
import { useSubmit } from '../use-submit.ts';
import { FormDialog } from './form-dialog.tsx';
import { ProfileRow, ProfileSection } from './section.tsx';

type Open = 'name' | 'password' | 'devices' | null;

/** Name, password and devices. */
export function AccountSection({ user }: { user: User }) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <ProfileSection id="account" title="Account">
      <ul className="facet-card divide-y divide-line border border-line bg-surface">
        <ProfileRow
          title="Name and email"
          action={
            <Button kind="text" size="s" className="-mx-4" aria-label="Edit name" onClick={() => setOpen('name')}>
              Edit
            </Button>
          }
        >
          {user.name}, {user.email}
        </ProfileRow>
        <ProfileRow
          title="Password"
          action={
            <Button
              kind="text"
              size="s"
              className="-mx-4"
              aria-label="Change password"
              onClick={() => setOpen('password')}
            >
              Change
            </Button>
          }
        >
          A new one signs out your other devices.
        </ProfileRow>
        <ProfileRow
          title="Devices"
          action={
            <Button kind="text" size="s" className="-mx-4" onClick={() => setOpen('devices')}>
              Sign out everywhere
            </Button>
          }
        >
          Ends every login, on this device too.
        </ProfileRow>
      </ul>
      {open === 'name' && <NameDialog user={user} onClose={close} />}
      {open === 'password' && <PasswordDialog email={user.email} onClose={close} />}
      <SignOutDialog open={open === 'devices'} onClose={close} />
    </ProfileSection>
  );
}

function NameDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const logIn = useLogIn();
  const toast = useToast();
  const submit = useSubmit({
    send: ({ name = '' }) => shop.account.updateProfile({ name }),
    done: (reply) => {
      logIn(reply.user);
      toast({ title: 'Name changed' });
      onClose();
    },
    fallback: 'Your name could not be changed. Please try again.',
  });
  return (
    <FormDialog title="Edit name" save="Save" submit={submit} onClose={onClose}>
      <TextField {...submit.field('name')} label="Name" defaultValue={user.name} autoComplete="name" />
    </FormDialog>
  );
}

function PasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const toast = useToast();
  const submit = useSubmit({
    send: ({ currentPassword = '', newPassword = '' }) => shop.account.changePassword({ currentPassword, newPassword }),
    done: () => {
      toast({ title: 'Password changed' });
      onClose();
    },
    fallback: 'Your password could not be changed. Please try again.',
  });
  return (
    <FormDialog title="Change password" save="Change password" submit={submit} onClose={onClose}>
      {/* Password managers file the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={email} hidden readOnly />
      <PasswordField {...submit.field('currentPassword')} label="Current password" autoComplete="current-password" />
      <PasswordField
        {...submit.field('newPassword')}
        label="New password"
        autoComplete="new-password"
        hint={`${limits.passwordMin} characters or more. A short sentence works well.`}
      />
    </FormDialog>
  );
}

function SignOutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const logOut = useLogOut();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  async function signOut() {
    setBusy(true);
    try {
      await shop.account.signOutEverywhere();
      toast({ title: 'Signed out everywhere' });
      onClose();
      await logOut();
    } catch (error) {
      toast({ kind: 'error', title: callMessage(error, 'Could not sign out everywhere. Please try again.') });
    } finally {
      setBusy(false);
    }
  }
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Sign out everywhere?"
      description="You will have to log in again, on this device too."
      confirm="Sign out everywhere"
      busy={busy}
      onConfirm={() => void signOut()}
    />
  );
}
