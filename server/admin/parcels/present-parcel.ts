import { type AdminParcel, toRupees } from '@jyotiratna/contract';
import type { ListedParcel } from '../../parcels/list-queries.ts';
import { nextByHand } from '../../parcels/next-by-hand.ts';
import type { Deps } from '../../platform/deps.ts';

/** A parcel in the administrators' format. */
export function presentParcel({ courier }: Pick<Deps, 'courier'>, row: ListedParcel): AdminParcel {
  const { id, orderId, orderNumber, name, direction, carrier, awb, state, stateAt, expectedOn } =
    row;
  const open = state === 'booking' || state === 'booked';
  const byHand = courier?.move !== undefined && courier.name === row.courier && awb !== null;
  return {
    ...{
      id,
      orderId,
      orderNumber,
      name,
      direction,
      courier: row.courier,
      carrier,
      awb,
      state,
      expectedOn,
    },
    stateAt: stateAt?.toISOString() ?? null,
    misses: row.misses,
    answerDay: row.answerDay,
    cash: toRupees(row.codPaise),
    failure: row.failure,
    contradicted: row.contradicted,
    cancellable: open && row.cancelRequestedAt === null,
    next: byHand ? nextByHand(state) : [],
    createdAt: row.createdAt.toISOString(),
  };
}
