import type { AdminDesign } from '@jyotiratna/contract';
import { offerDesignRoute } from '@jyotiratna/contract/admin/designs';
import { designs as t } from '#messages/admin/designs.ts';
import { shop } from '../../../shop.ts';
import { CallDialog } from '../layout/call-dialog.tsx';

/** Requires confirmation, and withdraws a design or offers it again. */
export function OfferDesign({ design, onClose }: { design: AdminDesign; onClose: () => void }) {
  const { id, name, offered } = design;
  return (
    <CallDialog
      title={offered ? t.withdrawDesign : t.offerDesignAgain}
      description={offered ? t.nobodyCanChoose(name) : t.customersCanChoose(name)}
      confirm={offered ? t.withdraw : t.offer}
      danger={offered}
      failed={t.couldNotDone}
      call={() => shop(offerDesignRoute, { params: { id }, body: { offered: !offered } })}
      done={{ title: offered ? t.designWithdrawn : t.designOffered, description: name }}
      onClose={onClose}
    />
  );
}
