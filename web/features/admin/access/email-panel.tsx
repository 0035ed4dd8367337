import { useState } from 'react';
import { access as t } from '#messages/admin/access.ts';
import { Button } from '../../../ui/button.tsx';
import { EmailDialog } from '../../accounts/profile/email-dialog.tsx';
import { Panel } from '../layout/panel.tsx';

/** An administrator's login address, and the form that requests another one. */
export function EmailPanel({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Panel title={t.email} note={t.youLogEmail}>
      <Button kind="second" size="s" onClick={() => setOpen(true)}>
        {t.changeEmail}
      </Button>
      {open && <EmailDialog email={email} explain={t.weWillSend} onClose={() => setOpen(false)} />}
    </Panel>
  );
}
