import {
  defined,
  errorMessage,
  type HandOver,
  isIn,
  type RejectedParcel,
  ShopError,
  unpackedStatuses,
  unsentStatuses,
} from '@jyotiratna/contract';
import { type Admin, audit } from '../accounts/audit/audit.ts';
import { linesToPack } from '../orders/fulfil-order.ts';
import { requireFinished } from '../orders/workshop/workshop-line.ts';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { addToOutbox } from '../platform/outbox/queries.ts';
import { newId } from '../platform/secrets/token.ts';
import { duePaise } from '../reservations/order-credit.ts';
import { lockOrder, type OrderRow, updateOrder } from '../reservations/order-queries.ts';
import {
  findHandOver,
  type HandOverParcel,
  type HandOverRow,
  insertHandOver,
  listHandOverParcels,
  listHandOvers,
} from './hand-over-queries.ts';
import { insertParcel, listWeighedLines } from './parcel-queries.ts';
import { parcelGrams } from './parcel-weight.ts';
import { requireCourier } from './require-courier.ts';

type Handing = Pick<Deps, 'db' | 'env' | 'courier'>;

/**
 * Hands orders over to the courier: creates a parcel with a queued booking for each, and marks
 * unpacked ones as packed. The bookings, and then one pickup for all of them, are processed in the
 * background. Idempotent by its key, and one transaction: after an error nothing is handed over.
 * @throws ShopError courier_off
 */
export async function handOver(
  deps: Handing,
  actor: Admin,
  { key, orders }: { key: string; orders: readonly string[] },
): Promise<{ handOver: HandOver; rejected: RejectedParcel[] }> {
  const courier = requireCourier(deps);
  const row = { id: newId('hov_'), key, courier: courier.name, createdBy: actor.id };
  const rejected = await transact(deps.db, async (tx) => {
    if (!(await insertHandOver(tx, row))) return [];
    return addParcels(deps, tx, actor, { orders, handOverId: row.id });
  });
  const stored = await findHandOver(deps.db, { key });
  return { handOver: await presentOne(deps.db, defined(stored)), rejected };
}

/** @returns the orders that cannot be handed over, with the reasons */
async function addParcels(
  deps: Handing,
  tx: Transaction,
  actor: Admin,
  { orders, handOverId }: { orders: readonly string[]; handOverId: string },
): Promise<RejectedParcel[]> {
  const rejected: RejectedParcel[] = [];
  const unique = [...new Set(orders)];
  // By ascending id: two hand-overs of the same orders wait for each other, and never for ever.
  for (const orderId of unique.toSorted())
    if (!orderId.includes('\0')) await lockOrder(tx, orderId);
  for (const [position, orderId] of unique.entries()) {
    try {
      await tx.transaction((savepoint) =>
        addParcel(deps, savepoint as Transaction, actor, { orderId, handOverId, position }),
      );
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      rejected.push({ orderId, reason: error.message });
    }
  }
  return rejected;
}

async function addParcel(
  { env, courier }: Handing,
  tx: Transaction,
  actor: Admin,
  { orderId, handOverId, position }: { orderId: string; handOverId: string; position: number },
): Promise<void> {
  const order = orderId.includes('\0') ? null : await lockOrder(tx, orderId);
  if (!order) throw new ShopError('order_not_found');
  if (!isIn(unsentStatuses, order.status)) throw notNow('hand_over_not_now');
  if (!order.address) throw notNow('hand_over_no_address');
  const lines = await linesToPack(tx, orderId);
  requireFinished(lines, order.status);
  // Lines refunded before dispatch are not in the parcel.
  const packed = new Map(lines.map(({ position, quantity }) => [position, quantity]));
  const weighed = (await listWeighedLines(tx, orderId)).flatMap((line) => {
    const quantity = packed.get(line.position);
    return quantity === undefined ? [] : [{ ...line, quantity: line.quantity * quantity }];
  });
  const parcel = await insertParcel(tx, {
    id: newId('pcl_'),
    orderId,
    handOverId,
    direction: 'forward',
    courier: defined(courier).name,
    grams: parcelGrams(env.COURIER_PARCEL_GRAMS, weighed),
    codPaise: order.provider === 'cash' ? duePaise(order) : 0,
    position,
  });
  if (!parcel) throw notNow('hand_over_twice');
  await addToOutbox(tx, 'courier', `book:${parcel.id}`, { do: 'book', parcelId: parcel.id });
  await pack(tx, order, `admin:${actor.id}`);
  await audit(tx, actor, 'order.hand-over', `order:${orderId}`, {
    parcel: { before: null, after: parcel.id },
  });
}

async function pack(tx: Transaction, order: OrderRow, source: string): Promise<void> {
  if (isIn(unpackedStatuses, order.status))
    await updateOrder(tx, order, { status: 'packed' }, source);
}

function notNow(code: 'hand_over_not_now' | 'hand_over_no_address' | 'hand_over_twice'): ShopError {
  return new ShopError('order_state', { message: errorMessage(code) });
}

/** @throws ShopError not_found */
export async function getHandOver(deps: Pick<Deps, 'db'>, id: string): Promise<HandOver> {
  const row = await findHandOver(deps.db, { id });
  if (!row) throw new ShopError('not_found');
  return presentOne(deps.db, row);
}

/** The latest hand-overs, latest first. */
export async function recentHandOvers(db: Executor, limit: number): Promise<HandOver[]> {
  const rows = await listHandOvers(db, limit);
  const ids = rows.map(({ id }) => id);
  const parcels = Map.groupBy(
    await listHandOverParcels(db, ids),
    ({ handOverId }) => handOverId ?? '',
  );
  return rows.map((row) => present(row, parcels.get(row.id) ?? []));
}

async function presentOne(db: Executor, row: HandOverRow): Promise<HandOver> {
  return present(row, await listHandOverParcels(db, [row.id]));
}

function present(
  { id, createdAt, pickupId, pickupOn }: HandOverRow,
  parcels: readonly HandOverParcel[],
): HandOver {
  const has = (parcel: HandOverParcel) => parcel.awb !== null && parcel.state !== 'cancelled';
  return {
    id,
    createdAt: createdAt.toISOString(),
    total: parcels.length,
    waiting: parcels.filter(({ state }) => state === 'booking').length,
    booked: parcels.filter(has).length,
    failed: parcels.flatMap(({ state, orderId, orderNumber, failure }) =>
      state === 'failed' ? [{ orderId, orderNumber, reason: failure ?? '' }] : [],
    ),
    pickup: pickupId && pickupOn ? { id: pickupId, day: pickupOn } : null,
  };
}
