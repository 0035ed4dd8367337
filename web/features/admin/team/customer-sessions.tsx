import { findAccountRoute } from '@jyotiratna/contract/admin/team';
import { useRef, useState } from 'react';
import { team as t } from '#messages/admin/team.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Panel } from '../layout/panel.tsx';
import { useSend } from '../layout/use-send.ts';
import { SessionsDialog } from './sessions-dialog.tsx';

/**
 * Finds an account by its address: for a customer with a lost phone, or with a session on a
 * shared computer.
 */
export function CustomerSessions() {
  const [email, setEmail] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const find = useSend({
    call: () => shop(findAccountRoute, { query: { email } }),
    onFailed: () => form.current?.querySelector('input')?.focus(),
  });
  return (
    <Panel title={t.sessionsCustomer} note={t.seeWhereSomebody}>
      <form
        ref={form}
        noValidate
        className="flex flex-wrap items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          find.send();
        }}
      >
        <TextField
          label={t.emailAccount}
          type="email"
          autoComplete="off"
          value={email}
          error={find.fields.email ?? find.error?.message}
          onChange={(event) => {
            setEmail(event.target.value);
            if (find.isError) find.reset();
          }}
          className="grow basis-64 md:max-w-md"
        />
        <Button
          type="submit"
          kind="second"
          className="md:mt-7.5"
          busy={find.isPending}
          busyLabel={t.looking}
          disabled={!email.trim()}
        >
          {t.find}
        </Button>
      </form>
      {find.data && <SessionsDialog account={find.data.account} onClose={find.reset} />}
    </Panel>
  );
}
