import { findAccountRoute } from '@jyotiratna/contract/admin/team';
import { team as t } from '#messages/admin/team.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../layout/panel.tsx';
import { useForm } from '../layout/use-form.ts';
import { EmailField } from './email-field.tsx';
import { SessionsDialog } from './sessions-dialog.tsx';

/**
 * Finds an account by its address: for a customer with a lost phone, or with a session on a
 * shared computer.
 */
export function CustomerSessions() {
  const form = useForm({
    initial: { email: '' },
    call: (query) => shop(findAccountRoute, { query }),
  });
  return (
    <Panel title={t.sessionsCustomer} note={t.seeWhereSomebody}>
      <form {...form.form} className="flex flex-wrap items-start gap-3">
        <EmailField label={t.emailAccount} of={form} />
        <Button
          type="submit"
          kind="second"
          className="md:mt-7.5"
          busy={form.busy}
          busyLabel={t.looking}
          disabled={!form.draft.email.trim()}
        >
          {t.find}
        </Button>
      </form>
      {form.data && <SessionsDialog account={form.data.account} onClose={form.reset} />}
    </Panel>
  );
}
