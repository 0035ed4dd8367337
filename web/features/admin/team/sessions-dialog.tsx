import type { Account } from '@jyotiratna/contract';
import { team as t } from '#messages/admin/team.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SessionList } from './session-list.tsx';

type Props = { account: Pick<Account, 'id' | 'name' | 'email'>; onClose: () => void };

/** The sessions of one account. */
export function SessionsDialog({ account: { id, name, email }, onClose }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.sessionsWith(name)}
      description={email}
    >
      <SessionList id={id} />
    </Dialog>
  );
}
