import { type EnergisationImage, type Hallmark, nameIn } from '@jyotiratna/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { orderItems, orders } from '../../reservations/schema.ts';
import { energisationImages, soldHuids } from './schema.ts';

type Line = { orderId: string; position: number };
type RingSizeChange = { ringSize: number; madeBy: string; name: string; nameHi: string };

/** Sets the missing ring size of a line. @returns false if a concurrent request has set it */
export async function setRingSize(
  tx: Transaction,
  { orderId, position }: Line,
  size: RingSizeChange,
): Promise<boolean> {
  const rows = await tx
    .update(orderItems)
    .set(size)
    .where(
      and(
        eq(orderItems.orderId, orderId),
        eq(orderItems.position, position),
        isNull(orderItems.ringSize),
      ),
    )
    .returning({ position: orderItems.position });
  return rows.length > 0;
}

export async function markFinished(
  tx: Transaction,
  { orderId, position }: Line,
  createdAt: Date,
): Promise<void> {
  await tx
    .update(orderItems)
    .set({ madeAt: createdAt })
    .where(
      and(
        eq(orderItems.orderId, orderId),
        eq(orderItems.position, position),
        isNull(orderItems.madeAt),
      ),
    );
}

/**
 * Replaces the hallmark numbers (HUIDs) of a line's units, sorted so that concurrent requests do
 * not deadlock. The order's row must be locked.
 * @returns the HUIDs that belong to another line; the transaction must be rolled back then
 */
export async function replaceHuids(
  tx: Transaction,
  { orderId, position }: Line,
  huids: readonly string[],
): Promise<string[]> {
  await tx
    .delete(soldHuids)
    .where(and(eq(soldHuids.orderId, orderId), eq(soldHuids.position, position)));
  if (huids.length === 0) return [];
  const rows = await tx
    .insert(soldHuids)
    .values([...huids].sort().map((huid) => ({ huid, orderId, position })))
    .onConflictDoNothing()
    .returning({ huid: soldHuids.huid });
  return huids.filter((huid) => !rows.some((row) => row.huid === huid));
}

export async function setHallmark(
  tx: Transaction,
  { orderId, position }: Line,
  hallmark: Hallmark | null,
): Promise<void> {
  await tx
    .update(orderItems)
    .set({ hallmark })
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.position, position)));
}

/** Stores the energisation of a line's stone, its photograph, and the URL of its video. */
export async function setEnergised(
  tx: Transaction,
  { orderId, position }: Line,
  {
    at,
    link,
    picture: image,
  }: { at: Date; link: string | null; picture: EnergisationImage | null },
): Promise<void> {
  await tx
    .update(orderItems)
    .set({ energisedAt: at, energisedLink: link, energisedPicture: image })
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.position, position)));
}

/** Stores the photograph of a line's energisation; replaces a previous one. */
export async function keepEnergisationImage(
  tx: Transaction,
  row: typeof energisationImages.$inferInsert,
): Promise<void> {
  const { id, content } = row;
  const { orderId, position } = energisationImages;
  await tx
    .insert(energisationImages)
    .values(row)
    .onConflictDoUpdate({ target: [orderId, position], set: { id, content } });
}

export async function removeEnergisationImage(
  tx: Transaction,
  { orderId, position }: Line,
): Promise<void> {
  await tx
    .delete(energisationImages)
    .where(and(eq(energisationImages.orderId, orderId), eq(energisationImages.position, position)));
}

/** A photograph as a WebP file in base64; null unless it belongs to the order. */
export async function findEnergisationImage(
  db: Executor,
  orderId: string,
  id: string,
): Promise<string | null> {
  const [row] = await db
    .select({ content: energisationImages.content })
    .from(energisationImages)
    .where(and(eq(energisationImages.orderId, orderId), eq(energisationImages.id, id)));
  return row?.content ?? null;
}

/**
 * The content of the email about an energised stone; null if the order's email address was deleted.
 * One query.
 */
export async function findEnergised(db: Executor, { orderId, position }: Line) {
  const [row] = await db
    .select({
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      email: orders.email,
      locale: orders.locale,
      name: orderItems.name,
      nameHi: orderItems.nameHi,
      link: orderItems.energisedLink,
      picture: energisationImages.content,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .leftJoin(
      energisationImages,
      and(
        eq(energisationImages.orderId, orderItems.orderId),
        eq(energisationImages.position, orderItems.position),
      ),
    )
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.position, position)));
  return row ? { ...row, name: nameIn(row, row.locale) } : null;
}
