import { type Locale, languages, locales, sourceLocale, type User } from '@jyotiratna/contract';
import { updateProfileRoute } from '@jyotiratna/contract/accounts';
import { profile } from '#messages/accounts/profile.ts';
import { api } from '../../../api.ts';
import { callMessage } from '../../../call-message.ts';
import { useUpdateUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { useCall } from '../../../use-call.ts';
import { ProfileRow } from './section.tsx';

const { mail: labels } = profile;

const nameOf = (locale: Locale) => labels.names[locale] ?? languages[locale].name;

/** The language of emails about the account, with a switch to the other one. */
export function EmailLocale({ user }: { user: User }) {
  const update = useUpdateUser();
  const other = locales[(locales.indexOf(user.locale) + 1) % locales.length] ?? sourceLocale;
  const { send, busy } = useCall({
    call: () => api(updateProfileRoute, { body: { locale: other } }),
    done: () => labels.changed(nameOf(other)),
    failed: (error) => callMessage(error, labels.failed),
    onDone: ({ user: changed }) => update(changed),
  });
  return (
    <ProfileRow
      title={labels.title}
      action={
        <Button kind="text" size="s" className="-mx-4" busy={busy} onClick={() => send()}>
          {labels.change(nameOf(other))}
        </Button>
      }
    >
      {labels.now(nameOf(user.locale))}
    </ProfileRow>
  );
}
