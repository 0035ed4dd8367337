import { inviteAdministrator } from '@jyotiratna/contract/admin/team';
import { Copy, Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { team as t } from '#messages/admin/team.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { Panel } from '../layout/panel.tsx';
import { useSend } from '../layout/use-send.ts';

/** Makes an invitation and shows its code this once. */
export function Invite() {
  const [email, setEmail] = useState('');
  const input = useRef<HTMLFormElement>(null);
  const toast = useToast();
  const invite = useSend({
    call: () => shop(inviteAdministrator, { body: { email } }),
    onDone: () => setEmail(''),
    onFailed: () => input.current?.querySelector('input')?.focus(),
  });
  const created = invite.data?.invitation;

  async function copy(code: string) {
    await navigator.clipboard.writeText(code);
    toast({ title: t.codeCopied });
  }

  return (
    <Panel title={t.inviteAdministrator}>
      <form
        ref={input}
        noValidate
        className="flex flex-wrap items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          invite.send();
        }}
      >
        <TextField
          label={t.email}
          type="email"
          autoComplete="off"
          value={email}
          error={invite.fields.email ?? invite.error?.message}
          hint={t.codeWorksOnce}
          onChange={(event) => {
            setEmail(event.target.value);
            if (invite.isError) invite.reset();
          }}
          className="grow basis-64 md:max-w-md"
        />
        <Button
          type="submit"
          className="md:mt-7.5"
          busy={invite.isPending}
          busyLabel={t.inviting}
          disabled={!email.trim()}
        >
          <Send aria-hidden size={20} strokeWidth={1.6} />
          {t.invite}
        </Button>
      </form>
      {created && (
        <div className="mt-4">
          <Alert tone="info" title={t.invitation(created.email)}>
            <p>{t.codeShownOnly}</p>
            <p className="mt-2 flex flex-wrap items-center gap-3">
              <code className="rounded-sm border border-dashed border-neel-700 px-2 py-1 font-semibold break-all">
                {created.code}
              </code>
              <Button kind="second" size="s" onClick={() => void copy(created.code)}>
                <Copy aria-hidden size={16} strokeWidth={1.6} />
                {t.copy}
              </Button>
            </p>
          </Alert>
        </div>
      )}
    </Panel>
  );
}
