import { type Dashboard, toRupees } from '@jyotiratna/contract';
import { countWaitingMessages } from '../outreach/contact/queries.ts';
import type { Deps } from '../platform/deps.ts';
import { countToShip, type Day, listAttention, listLowStock, listRevenueDays } from './dashboard-queries.ts';

const days = 30;
/** Pieces at or below which a remedy is about to run out. */
const lowStock = 5;
const shown = 10;

/** What an owner looks at first. Five queries. */
export async function readDashboard({ db }: Pick<Deps, 'db'>): Promise<Dashboard> {
  const [series, low, attention, toShip, openMessages] = await Promise.all([
    listRevenueDays(db, days),
    listLowStock(db, lowStock, shown),
    listAttention(db, shown),
    countToShip(db),
    countWaitingMessages(db),
  ]);
  return {
    today: figures(series.slice(-1)),
    thirtyDays: figures(series),
    series: series.map(({ date, revenuePaise, orders }) => ({ date, revenue: toRupees(revenuePaise), orders })),
    lowStock: {
      threshold: lowStock,
      total: low.total,
      products: low.rows.map(({ id, slug, name, stock }) => ({ _id: id, slug, name, quantity: stock })),
    },
    attention: {
      total: attention.total,
      orders: attention.rows.map(({ id, orderNumber, status, amountPaise, email, createdAt }) => ({
        _id: id,
        orderNumber,
        status,
        amount: toRupees(amountPaise),
        email,
        createdAt: createdAt.toISOString(),
      })),
    },
    toShip,
    openMessages,
  };
}

/** The average is rounded to the paisa. */
function figures(series: readonly Day[]): Dashboard['today'] {
  const paise = series.reduce((sum, { revenuePaise }) => sum + revenuePaise, 0);
  const orders = series.reduce((sum, day) => sum + day.orders, 0);
  const averageOrder = orders === 0 ? 0 : toRupees(Math.round(paise / orders));
  return { revenue: toRupees(paise), orders, averageOrder };
}
