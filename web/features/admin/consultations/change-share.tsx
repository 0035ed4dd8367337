import type { AdminHealer } from '@jyotiratna/contract';
import { changeShare } from '@jyotiratna/contract/admin/consultations';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';

type Props = { healer: AdminHealer; onClose: () => void };

/** A healer's share of sessions requested from now on. */
export function ChangeShare({ healer, onClose }: Props) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sharePercent = Number(new FormData(event.currentTarget).get('share'));
    setBusy(true);
    setFailure(null);
    try {
      await shop(changeShare, { params: { id: healer.id }, body: { sharePercent } });
      await queries.invalidateQueries({ queryKey: ['admin', 'consultations'] });
      onClose();
    } catch (error) {
      setFailure(isCallError(error) ? error.message : 'The share could not be changed.');
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Share of ${healer.name}`}
      description="Applies to sessions that are requested from now on. Sessions under way keep theirs."
    >
      <form onSubmit={save} className="grid gap-4">
        {failure && <Alert tone="error">{failure}</Alert>}
        <TextField
          label="Share of what customers pay, percent"
          name="share"
          type="number"
          min={0}
          max={100}
          step={1}
          defaultValue={healer.sharePercent}
          required
        />
        <Button type="submit" busy={busy}>
          Save the share
        </Button>
      </form>
    </Dialog>
  );
}
