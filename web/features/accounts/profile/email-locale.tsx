import { type Locale, languages, locales, sourceLocale, type User } from '@jyotiratna/contract';
import { updateProfileRoute } from '@jyotiratna/contract/accounts';
import { useState } from 'react';
import { profile } from '#messages/accounts/profile.ts';
import { callMessage } from '../../../call-message.ts';
import { useUpdateUser } from '../../../session/use-session.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { ProfileRow } from './section.tsx';

const { mail: emailMessage } = profile;

const nameOf = (locale: Locale) => emailMessage.names[locale] ?? languages[locale].name;

/** The language of emails about the account, with a switch to the other one. */
export function EmailLocale({ user }: { user: User }) {
  const update = useUpdateUser();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const other = locales[(locales.indexOf(user.locale) + 1) % locales.length] ?? sourceLocale;

  async function change() {
    setBusy(true);
    try {
      update((await shop(updateProfileRoute, { body: { locale: other } })).user);
      toast({ title: emailMessage.changed(nameOf(other)) });
    } catch (error) {
      toast({ kind: 'error', title: callMessage(error, emailMessage.failed) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <ProfileRow
      title={emailMessage.title}
      action={
        <Button kind="text" size="s" className="-mx-4" busy={busy} onClick={() => void change()}>
          {emailMessage.change(nameOf(other))}
        </Button>
      }
    >
      {emailMessage.now(nameOf(user.locale))}
    </ProfileRow>
  );
}
