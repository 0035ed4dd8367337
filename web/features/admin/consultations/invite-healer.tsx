import type { AdminHealer } from '@jyotiratna/contract';
import { inviteHealer } from '@jyotiratna/contract/admin/consultations';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';

type Props = { healer: AdminHealer; onClose: () => void };

/** Invites a person to become this healer; the code is displayed this once, to be passed on. */
export function InviteHealer({ healer, onClose }: Props) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const invite = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = { email: String(form.get('email')), sharePercent: Number(form.get('share')) };
    setBusy(true);
    setFailure(null);
    try {
      const { invitation } = await shop(inviteHealer, { params: { id: healer.id }, body });
      const query = new URLSearchParams({ invite: invitation.code, email: invitation.email });
      setLink(`${location.origin}/healer/register?${query}`);
      await queries.invalidateQueries({ queryKey: ['admin', 'consultations'] });
    } catch (error) {
      setFailure(isCallError(error) ? error.message : 'The invitation could not be made.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={`Invite a person as ${healer.name}`}>
      {link ? (
        <Alert
          tone="info"
          title="Please share this link with the healer. It is shown only this once and works for a week."
        >
          <p className="break-all">{link}</p>
        </Alert>
      ) : (
        <form onSubmit={invite} className="grid gap-4">
          {failure && <Alert tone="error">{failure}</Alert>}
          <TextField label="Email" name="email" type="email" required />
          <TextField
            label="Share of what customers pay, percent"
            name="share"
            type="number"
            min={0}
            max={100}
            defaultValue={60}
            required
          />
          <Button type="submit" busy={busy}>
            Make the invitation
          </Button>
        </form>
      )}
    </Dialog>
  );
}
