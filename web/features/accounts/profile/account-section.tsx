import { limits, type User } from '@jyotiratna/contract';
import {
  changePasswordRoute,
  signOutEverywhereRoute,
  updateProfileRoute,
} from '@jyotiratna/contract/accounts';
import { useState } from 'react';
import { account } from '#messages/accounts/account.ts';
import { passkeys } from '#messages/accounts/passkeys.ts';
import { profile } from '#messages/accounts/profile.ts';
import { controls } from '#messages/platform/controls.ts';
import { api } from '../../../api.ts';
import { callMessage } from '../../../call-message.ts';
import { useLogOut, useUpdateUser } from '../../../session/use-session.ts';
import { LanguageSwitch } from '../../../shell/language-switch.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useCall } from '../../../use-call.ts';
import { FormDialog } from '../form-dialog.tsx';
import { OwnPassword } from '../own-password.tsx';
import { PasskeyList } from '../passkeys/passkey-list.tsx';
import { PhoneRow } from '../phone/phone-row.tsx';
import { useSubmit } from '../use-submit.ts';
import { EmailDialog } from './email-dialog.tsx';
import { EmailLocale } from './email-locale.tsx';
import { GoogleRow } from './google-row.tsx';
import { ProfileRow, ProfileSection } from './section.tsx';

type Open = 'name' | 'email' | 'password' | 'devices' | null;

/** The account section of the profile: name, password, language and devices. */
export function AccountSection({ user }: { user: User }) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <ProfileSection id="account" title={profile.account}>
      <ul className="facet-card divide-y divide-line border border-line bg-surface">
        <ProfileRow
          title={profile.name.title}
          action={
            <Button
              kind="text"
              size="s"
              className="-mx-4"
              aria-label={profile.name.edit}
              onClick={() => setOpen('name')}
            >
              {controls.edit}
            </Button>
          }
        >
          {user.name}
        </ProfileRow>
        <ProfileRow
          title={profile.email.title}
          action={
            <Button
              kind="text"
              size="s"
              className="-mx-4"
              aria-label={profile.email.change}
              onClick={() => setOpen('email')}
            >
              {profile.password.short}
            </Button>
          }
        >
          {user.email || profile.email.none}
        </ProfileRow>
        <ProfileRow
          title={profile.password.title}
          action={
            <Button
              kind="text"
              size="s"
              className="-mx-4"
              aria-label={profile.password.change}
              onClick={() => setOpen('password')}
            >
              {profile.password.short}
            </Button>
          }
        >
          {profile.password.hint}
        </ProfileRow>
        <PhoneRow email={user.email} />
        <GoogleRow email={user.email} />
        <ProfileRow
          title={profile.language.title}
          action={
            <LanguageSwitch className="text-small font-semibold text-mayur-700 hover:text-mayur-600" />
          }
        >
          {profile.language.hint}
        </ProfileRow>
        <EmailLocale user={user} />
        <ProfileRow
          title={profile.signOutAll.title}
          action={
            <Button kind="text" size="s" className="-mx-4" onClick={() => setOpen('devices')}>
              {profile.signOutAll.everywhere}
            </Button>
          }
        >
          {profile.signOutAll.hint}
        </ProfileRow>
      </ul>
      <div className="facet-card mt-4 border border-line bg-surface px-5 py-4 md:px-7">
        <h3 className="font-text text-body font-semibold">{passkeys.title}</h3>
        <p className="mb-3 text-small text-text-2">{passkeys.hint}</p>
        <PasskeyList email={user.email} />
      </div>
      {open === 'name' && <NameDialog user={user} onClose={close} />}
      {open === 'email' && <EmailDialog email={user.email} onClose={close} />}
      {open === 'password' && <PasswordDialog email={user.email} onClose={close} />}
      <SignOutDialog open={open === 'devices'} onClose={close} />
    </ProfileSection>
  );
}

function NameDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const update = useUpdateUser();
  const toast = useToast();
  const submit = useSubmit({
    send: ({ name = '' }) => api(updateProfileRoute, { body: { name } }),
    done: (reply) => {
      update(reply.user);
      toast({ title: profile.name.changed });
      onClose();
    },
    fallback: profile.name.failed,
  });
  return (
    <FormDialog title={profile.name.edit} save={controls.save} submit={submit} onClose={onClose}>
      <TextField
        {...submit.field('name')}
        label={account.name}
        defaultValue={user.name}
        autoComplete="name"
      />
    </FormDialog>
  );
}

function PasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const toast = useToast();
  const submit = useSubmit({
    send: ({ currentPassword = '', newPassword = '' }) =>
      api(changePasswordRoute, { body: { currentPassword, newPassword } }),
    done: () => {
      toast({ title: profile.password.changed });
      onClose();
    },
    fallback: profile.password.failed,
  });
  return (
    <FormDialog
      title={profile.password.change}
      save={profile.password.change}
      submit={submit}
      onClose={onClose}
    >
      <OwnPassword
        email={email}
        {...submit.field('currentPassword')}
        label={profile.password.current}
      />
      <PasswordField
        {...submit.field('newPassword')}
        label={account.newPassword}
        autoComplete="new-password"
        hint={account.passwordHint(limits.passwordMin)}
      />
    </FormDialog>
  );
}

function SignOutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const logOut = useLogOut();
  const { send, busy } = useCall({
    call: () => api(signOutEverywhereRoute),
    done: () => profile.signOutAll.done,
    failed: (error) => callMessage(error, profile.signOutAll.failed),
    onDone: () => {
      onClose();
      return logOut();
    },
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={profile.signOutAll.question}
      description={profile.signOutAll.questionHint}
      confirm={profile.signOutAll.everywhere}
      busy={busy}
      onConfirm={() => send()}
    />
  );
}
