import type { AdminDesign } from '@jyotiratna/contract';
import { offerDesignRoute } from '@jyotiratna/contract/admin/designs';
import { shop } from '../../../shop.ts';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { useSend } from '../layout/use-send.ts';

/** Requires confirmation, and withdraws a design or offers it again. */
export function OfferDesign({ design, onClose }: { design: AdminDesign; onClose: () => void }) {
  const { id, name, offered } = design;
  const move = useSend({
    call: () => shop(offerDesignRoute, { params: { id }, body: { offered: !offered } }),
    done: () => ({ title: offered ? 'Design withdrawn' : 'Design offered', description: name }),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={offered ? 'Withdraw this design?' : 'Offer this design again?'}
      description={
        offered
          ? `Nobody can choose ${name} any more, and carts that have it say so. Orders keep it.`
          : `Customers can choose ${name} again, at the day’s rates.`
      }
      confirm={offered ? 'Withdraw' : 'Offer'}
      danger={offered}
      of={move}
      failed="This could not be done"
      onConfirm={move.send}
      onClose={onClose}
    />
  );
}
