import { eq, isNull, sql } from 'drizzle-orm';
import { users } from '../../accounts/schema.ts';
import { images, products, productVariants } from '../../catalogue/schema.ts';
import { archivedOrders } from '../../orders/archive/schema.ts';
import { reviews } from '../../orders/reviews/schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { outbox } from '../../platform/outbox/schema.ts';
import { behaviourOf } from './image-host.ts';
import { monthlyRevenue, type Size } from './old-shop.ts';

type Counts = Record<string, number>;

/** The differences between the files and the shop; empty if there are none. */
export async function differences(db: Executor, size: Size): Promise<string[]> {
  const [expected, found] = [expectedCounts(size), await foundCounts(db)];
  const counts = Object.entries(expected).filter(([name, count]) => found[name] !== count);
  const [months, stored] = [monthlyRevenue(size), await storedRevenue(db)];
  const different = [...new Set([...Object.keys(months), ...Object.keys(stored)])].filter(
    (month) => months[month] !== stored[month],
  );
  return [
    ...counts.map(([name, count]) => `${name}: ${found[name]} instead of ${count}`),
    ...different.map((month) => `${month}: ${stored[month]} instead of ${months[month]} paise`),
  ];
}

/** The differences as one line of text. */
export async function compare(db: Executor, size: Size): Promise<string> {
  const found = await differences(db, size);
  const counts = JSON.stringify(await foundCounts(db));
  return found.length === 0
    ? `equal to the files, to the paisa: ${counts}`
    : `different: ${found.join('; ')}`;
}

function expectedCounts({
  products: remedies,
  variants,
  images,
  customers,
  orders,
  reviews,
}: Size): Counts {
  const each = Math.round(images / remedies);
  const names = Array.from(
    { length: remedies * each },
    (_, n) => `${Math.floor(n / each)}-${n % each}.jpg`,
  );
  const good = names.filter((name) => ['good', 'slow'].includes(behaviourOf(name)));
  return {
    products: remedies,
    variants,
    images: good.length,
    customers,
    orders,
    reviews,
    emails: 0,
  };
}

const imported = sql`${products.slug} ~ '-[0-9]+$'`;

async function foundCounts(db: Executor): Promise<Counts> {
  const variants = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(
      sql`${imported} and ${productVariants.options} <> '[]'::jsonb and ${isNull(productVariants.deletedAt)}`,
    );
  return {
    products: await db.$count(products, imported),
    variants: variants[0]?.count ?? 0,
    images: await db.$count(
      images,
      sql`exists (select 1 from product_pictures l join products p
      on p.id = l.product_id where l.picture_id = ${images.id} and p.slug ~ '-[0-9]+$')`,
    ),
    customers: await db.$count(users, sql`${users.email} like '%@invented.example'`),
    orders: await db.$count(archivedOrders),
    reviews: await db.$count(reviews, eq(reviews.imported, true)),
    // Excludes emails to the administrator, about logins or stock, which the import does not cause.
    emails: await db.$count(
      outbox,
      sql`${outbox.kind} = 'mail' and ${outbox.payload}::text like '%invented.example%'`,
    ),
  };
}

/** Totals of archived orders by month (YYYY-MM, IST) in paise. */
async function storedRevenue(db: Executor): Promise<Counts> {
  const month = sql<string>`to_char(${archivedOrders.placedAt} at time zone 'Asia/Kolkata', 'YYYY-MM')`;
  const rows = await db
    .select({ month, total: sql<number>`sum(${archivedOrders.totalPaise})::float8` })
    .from(archivedOrders)
    .groupBy(sql`1`);
  return Object.fromEntries(rows.map((row) => [row.month, row.total]));
}
