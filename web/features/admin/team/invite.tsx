import { inviteAdministrator } from '@jyotiratna/contract/admin/team';
import { Send } from 'lucide-react';
import { team as t } from '#messages/admin/team.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { OneTimeSecret } from '../layout/one-time-secret.tsx';
import { Panel } from '../layout/panel.tsx';
import { useForm } from '../layout/use-form.ts';
import { EmailField } from './email-field.tsx';

const empty = { email: '' };

/** Makes an invitation and shows its code this once. */
export function Invite() {
  const form = useForm({
    initial: empty,
    call: (body) => shop(inviteAdministrator, { body }),
    onDone: () => {
      form.restart(empty);
    },
  });
  const created = form.data?.invitation;
  return (
    <Panel title={t.inviteAdministrator}>
      <form {...form.form} className="flex flex-wrap items-start gap-3">
        <EmailField label={t.email} hint={t.codeWorksOnce} of={form} />
        <Button
          type="submit"
          className="md:mt-7.5"
          busy={form.busy}
          busyLabel={t.inviting}
          disabled={!form.draft.email.trim()}
        >
          <Send aria-hidden size={20} strokeWidth={1.6} />
          {t.invite}
        </Button>
      </form>
      {created && (
        <div className="mt-4">
          <Alert tone="info" title={t.invitation(created.email)}>
            <p>{t.codeShownOnly}</p>
            <OneTimeSecret secret={created.code} copied={t.codeCopied} />
          </Alert>
        </div>
      )}
    </Panel>
  );
}
