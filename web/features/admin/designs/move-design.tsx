import type { AdminDesign } from '@jyotiratna/contract';
import { moveDesignRoute } from '@jyotiratna/contract/admin/designs';
import { designs as t } from '#messages/admin/designs.ts';
import { shop } from '../../../shop.ts';
import { MoveButtons } from '../layout/move-buttons.tsx';
import { useSend } from '../layout/use-send.ts';

/** Moves a design among those that are offered: customers see them in this order. */
export function MoveDesign({
  design: { id, name },
  of,
}: {
  design: AdminDesign;
  of: readonly AdminDesign[];
}) {
  const move = useSend({
    call: (by: -1 | 1) => shop(moveDesignRoute, { params: { id }, body: { by } }),
    failed: t.designCouldNotMoved,
  });
  const ids = of.map((one) => one.id);
  return (
    <MoveButtons
      name={name}
      ids={ids}
      id={id}
      busy={move.busy}
      onOrder={(next) => move.send(next.indexOf(id) < ids.indexOf(id) ? -1 : 1)}
    />
  );
}
