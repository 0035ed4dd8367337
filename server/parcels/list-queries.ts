import type { ParcelState, ParcelView } from '@jyotiratna/contract';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { indianDay } from '../platform/database/india.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { orders } from '../reservations/schema.ts';
import { parcels } from './schema.ts';

const limit = 200;

const columns = {
  ...getTableColumns(parcels),
  orderNumber: orders.orderNumber,
  name: sql<string | null>`${orders.address} ->> 'fullName'`,
};

/** The parcels of a view, oldest first; the view `all` is latest first. */
export async function listParcelRows(db: Executor, view: ParcelView) {
  return db
    .select(columns)
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(conditionOf(view))
    .orderBy(view === 'all' ? desc(parcels.createdAt) : asc(parcels.createdAt))
    .limit(limit);
}

export type ListedParcel = Awaited<ReturnType<typeof listParcelRows>>[number];

export async function findListedParcel(db: Executor, id: string): Promise<ListedParcel | null> {
  const [row] = await db
    .select(columns)
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(eq(parcels.id, id));
  return row ?? null;
}

export async function listParcelsOfOrder(db: Executor, orderId: string): Promise<ListedParcel[]> {
  return db
    .select(columns)
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(eq(parcels.orderId, orderId))
    .orderBy(desc(parcels.createdAt));
}

function conditionOf(view: ParcelView): SQL | undefined {
  switch (view) {
    case 'all':
      return undefined;
    case 'missed':
      return eq(parcels.state, 'missed');
    case 'returning':
      // A paid order whose parcel was returned is packed again, until it is handed over or
      // refunded.
      return or(
        eq(parcels.state, 'returning'),
        and(
          eq(parcels.state, 'returned'),
          eq(parcels.direction, 'forward'),
          eq(orders.status, 'packed'),
          noLaterParcel,
        ),
      );
    case 'cash':
      return and(
        eq(parcels.state, 'delivered'),
        gt(parcels.codPaise, 0),
        isNull(parcels.remittedPaise),
      );
    case 'hanging':
      return hanging;
  }
}

/** SQL condition: the order has no later parcel. */
const noLaterParcel = sql`not exists (select from ${parcels} later where later.order_id = ${parcels.orderId} and later.direction = 'forward' and later.state not in ('cancelled', 'failed') and later.created_at > ${parcels.createdAt})`;

const onTheWay: ParcelState[] = ['picked_up', 'in_transit', 'out_for_delivery'];

/** The courier has the parcel, although its order is cancelled or refunded. */
const needless = and(
  eq(parcels.direction, 'forward'),
  inArray(parcels.state, [...onTheWay, 'missed']),
  inArray(orders.status, ['cancelled', 'refund_pending', 'refunded']),
);

/**
 * Parcels that need attention: too long in one state, late, lost, recently rejected, of a cancelled
 * order, or with contradictory events.
 */
const hanging = or(
  eq(parcels.contradicted, true),
  needless,
  eq(parcels.state, 'lost'),
  and(eq(parcels.state, 'failed'), sql`${parcels.createdAt} > now() - interval '7 days'`),
  and(eq(parcels.state, 'booking'), sql`${parcels.createdAt} < now() - interval '10 minutes'`),
  and(eq(parcels.state, 'booked'), sql`${parcels.updatedAt} < now() - interval '2 days'`),
  and(
    inArray(parcels.state, onTheWay),
    or(
      sql`${parcels.stateAt} < now() - interval '4 days'`,
      sql`${parcels.expectedOn} < ${indianDay(sql`now()`)}`,
    ),
  ),
);
