import {
  type AdminParcel,
  errorMessage,
  type HandOver,
  type ParcelState,
  type ParcelView,
  ShopError,
} from '@jyotiratna/contract';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import { findReturn } from '../../orders/returns/queries.ts';
import { applyEvents } from '../../parcels/apply-events.ts';
import { recentHandOvers } from '../../parcels/hand-over.ts';
import {
  findListedParcel,
  listParcelRows,
  listParcelsOfOrder,
} from '../../parcels/list-queries.ts';
import { nextByHand } from '../../parcels/next-by-hand.ts';
import { insertParcel, listEvents } from '../../parcels/parcel-queries.ts';
import { presentEvent } from '../../parcels/present-parcel.ts';
import { duringRequest, requireCourier } from '../../parcels/require-courier.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { addToOutbox } from '../../platform/outbox/queries.ts';
import { newId } from '../../platform/secrets/token.ts';
import { lockOrder } from '../../reservations/order-queries.ts';
import { presentParcel } from './present-parcel.ts';

const shownHandOvers = 5;

/** The parcels of a view, and the progress of the latest handovers. */
export async function listParcels(deps: Pick<Deps, 'db' | 'courier'>, view: ParcelView) {
  const { courier } = deps;
  const [rows, handOvers]: [Awaited<ReturnType<typeof listParcelRows>>, HandOver[]] =
    await Promise.all([listParcelRows(deps.db, view), recentHandOvers(deps.db, shownHandOvers)]);
  return {
    courier: courier && { name: courier.name, title: courier.title },
    parcels: rows.map((row) => presentParcel(deps, row)),
    handOvers,
  };
}

/** The parcels of an order with their events, latest first. */
export async function parcelsOfOrder(deps: Pick<Deps, 'db' | 'courier'>, orderId: string) {
  const rows = orderId.includes('\0') ? [] : await listParcelsOfOrder(deps.db, orderId);
  const events = await listEvents(
    deps.db,
    rows.map(({ id }) => id),
  );
  const of = Map.groupBy(events, ({ parcelId }) => parcelId);
  return rows.map((row) => ({
    ...presentParcel(deps, row),
    events: (of.get(row.id) ?? []).map(presentEvent).reverse(),
  }));
}

/** @throws ShopError not_found */
export async function showParcel(
  deps: Pick<Deps, 'db' | 'courier'>,
  id: string,
): Promise<AdminParcel> {
  const row = await findListedParcel(deps.db, id);
  if (!row) throw new ShopError('not_found');
  return presentParcel(deps, row);
}

/**
 * Advances a parcel of the sandbox courier, and applies its event immediately.
 * @throws ShopError not_found, order_state, courier_unavailable
 */
export async function moveParcel(deps: Deps, id: string, to: ParcelState): Promise<AdminParcel> {
  const courier = requireCourier(deps);
  const row = await findListedParcel(deps.db, id);
  if (!row) throw new ShopError('not_found');
  const { awb } = row;
  if (!courier.move || courier.name !== row.courier || !awb || !nextByHand(row.state).includes(to))
    throw new ShopError('order_state', { message: errorMessage('move_not_now') });
  const events = await duringRequest(async () => {
    await courier.move?.(awb, to);
    return courier.track([awb]);
  });
  await applyEvents(deps, { courier: courier.name, source: 'poll' }, events);
  return showParcel(deps, id);
}

/**
 * Queues a courier booking to collect an approved return from its customer, once.
 * @throws ShopError not_found, order_state, courier_off
 */
export async function bookReturn(
  deps: Pick<Deps, 'db' | 'env' | 'courier'>,
  actor: Admin,
  returnId: string,
) {
  const courier = requireCourier(deps);
  const id = newId('pcl_');
  await transact(deps.db, async (tx) => {
    const found = returnId.includes('\0') ? null : await findReturn(tx, returnId);
    const order = found && (await lockOrder(tx, found.orderId));
    if (!order) throw new ShopError('not_found');
    const current = await findReturn(tx, returnId);
    if (current?.status !== 'approved' || !order.address)
      throw new ShopError('order_state', { message: errorMessage('pickup_not_now') });
    const grams = deps.env.COURIER_PARCEL_GRAMS;
    const row = {
      id,
      orderId: order.id,
      returnId,
      direction: 'return' as const,
      courier: courier.name,
      grams,
    };
    if (!(await insertParcel(tx, row)))
      throw new ShopError('order_state', { message: errorMessage('pickup_twice') });
    await addToOutbox(tx, 'courier', `book:${id}`, { do: 'book', parcelId: id });
    await audit(tx, actor, 'return.pickup', `order:${order.id}`, {
      parcel: { before: null, after: id },
    });
  });
  return showParcel(deps, id);
}
