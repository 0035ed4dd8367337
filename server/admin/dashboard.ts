import { type Dashboard, type Pending, sourceLocale, toRupees } from '@jyotiratna/contract';
import { countPendingSessionReviews } from '../consultations/reviews/queries.ts';
import { countPendingMessages } from '../contact/queries.ts';
import { presentBookings } from '../healers/present-booking.ts';
import { countComingSessions, listComingSessions } from '../healers/queries.ts';
import { countPendingReturns } from '../orders/returns/queries.ts';
import { countPendingReviews } from '../orders/reviews/queries.ts';
import type { Deps } from '../platform/deps.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import { countsTests } from '../reservations/status-queries.ts';
import {
  countToPack,
  countToShip,
  type Day,
  listLowStock,
  listRevenueDays,
  listUrgentOrders,
} from './dashboard-queries.ts';
import { listLowVariants } from './stock/queries.ts';

const days = 30;
const maxRows = 10;
const maxSessions = 5;

/** The owner's dashboard. Eleven queries. */
export async function readDashboard({
  db,
  env,
  clock,
}: Pick<Deps, 'db' | 'env' | 'clock'>): Promise<Dashboard> {
  const { LOW_STOCK: lowStock } = await readSettings({ db, env });
  const now = new Date(clock.now());
  const [series, low, attention, toShip, openMessages, sessions, next, lowVariants] =
    await Promise.all([
      listRevenueDays(db, env, days),
      listLowStock(db, lowStock, maxRows),
      listUrgentOrders(db, maxRows),
      countToShip(db),
      countPendingMessages(db),
      countComingSessions(db, now),
      listComingSessions(db, now, { limit: maxSessions }),
      listLowVariants(db, { limit: maxRows }),
    ]);
  const lowest = [...low.rows, ...lowVariants.rows]
    .sort((a, b) => a.stock - b.stock)
    .slice(0, maxRows);
  return {
    test: countsTests(env),
    today: summarize(series.slice(-1)),
    thirtyDays: summarize(series),
    series: series.map(({ date, revenuePaise, orders }) => ({
      date,
      revenue: toRupees(revenuePaise),
      orders,
    })),
    lowStock: {
      threshold: lowStock,
      total: low.total + lowVariants.total,
      products: lowest.map(({ id, slug, name, stock }) => ({
        _id: id,
        slug,
        name,
        quantity: stock,
      })),
    },
    attention: {
      total: attention.total,
      orders: attention.rows.map(
        ({ id, orderNumber, status, amountPaise, email, refundFailed, createdAt }) => ({
          _id: id,
          orderNumber,
          status,
          amount: toRupees(amountPaise),
          email,
          refundFailed,
          createdAt: createdAt.toISOString(),
        }),
      ),
    },
    toShip,
    openMessages,
    sessions: { total: sessions, next: await presentBookings(db, next, sourceLocale) },
  };
}

/** Counts of items that require action. Six queries. */
export async function readPending({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Pending> {
  const [orders, bookings, messages, reviews, sessionReviews, returns] = await Promise.all([
    countToPack(db),
    countComingSessions(db, new Date(clock.now())),
    countPendingMessages(db),
    countPendingReviews(db),
    countPendingSessionReviews(db),
    countPendingReturns(db),
  ]);
  return { orders, bookings, messages, reviews, sessionReviews, returns };
}

/** The average is rounded to the paisa. */
function summarize(series: readonly Day[]): Dashboard['today'] {
  const paise = series.reduce((total, { revenuePaise }) => total + revenuePaise, 0);
  const orders = series.reduce((total, day) => total + day.orders, 0);
  const averageOrder = orders === 0 ? 0 : toRupees(Math.round(paise / orders));
  return { revenue: toRupees(paise), orders, averageOrder };
}
