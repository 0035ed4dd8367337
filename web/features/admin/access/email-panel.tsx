import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmailDialog } from '../../accounts/profile/email-dialog.tsx';
import { Panel } from '../layout/panel.tsx';

/** An administrator's login address, and the form that requests another one. */
export function EmailPanel({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Panel
      title="Email"
      note="You log in with this email. A new one takes effect once you open the link that we send to it."
    >
      <Button kind="second" size="s" onClick={() => setOpen(true)}>
        Change email
      </Button>
      {open && (
        <EmailDialog
          email={email}
          explain="We will send a link to the new email, which takes effect once you open it."
          onClose={() => setOpen(false)}
        />
      )}
    </Panel>
  );
}
