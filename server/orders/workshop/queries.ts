import { type EnergisationPicture, nameIn } from '@jyotiratna/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { orderItems, orders } from '../../reservations/schema.ts';
import { energisationPictures } from './schema.ts';

type Line = { orderId: string; position: number };
type Told = { ringSize: number; madeBy: string; name: string; nameHi: string };

/** Writes the size of a line that waits for it. @returns false where another one was quicker */
export async function setRingSize(tx: Transaction, { orderId, position }: Line, told: Told): Promise<boolean> {
  const rows = await tx
    .update(orderItems)
    .set(told)
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.position, position), isNull(orderItems.ringSize)))
    .returning({ position: orderItems.position });
  return rows.length > 0;
}

export async function setMade(tx: Transaction, { orderId, position }: Line, madeAt: Date): Promise<void> {
  await tx
    .update(orderItems)
    .set({ madeAt })
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.position, position), isNull(orderItems.madeAt)));
}

/** Notes that a line's stone was energised, its photograph, and where its video is. */
export async function setEnergised(
  tx: Transaction,
  { orderId, position }: Line,
  { at, link, picture }: { at: Date; link: string | null; picture: EnergisationPicture | null },
): Promise<void> {
  await tx
    .update(orderItems)
    .set({ energisedAt: at, energisedLink: link, energisedPicture: picture })
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.position, position)));
}

/** Keeps the line's photograph in place of one before. */
export async function keepEnergisationPicture(
  tx: Transaction,
  row: typeof energisationPictures.$inferInsert,
): Promise<void> {
  const { id, content } = row;
  const { orderId, position } = energisationPictures;
  await tx
    .insert(energisationPictures)
    .values(row)
    .onConflictDoUpdate({ target: [orderId, position], set: { id, content } });
}

export async function removeEnergisationPicture(tx: Transaction, { orderId, position }: Line): Promise<void> {
  await tx
    .delete(energisationPictures)
    .where(and(eq(energisationPictures.orderId, orderId), eq(energisationPictures.position, position)));
}

/** A photograph's WebP file in base64, where it is of that order; null otherwise. */
export async function findEnergisationPicture(db: Executor, orderId: string, id: string): Promise<string | null> {
  const [row] = await db
    .select({ content: energisationPictures.content })
    .from(energisationPictures)
    .where(and(eq(energisationPictures.orderId, orderId), eq(energisationPictures.id, id)));
  return row?.content ?? null;
}

/** What the message about an energised stone tells; null where its address has gone in the meantime. One query. */
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
      picture: energisationPictures.content,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .leftJoin(
      energisationPictures,
      and(eq(energisationPictures.orderId, orderItems.orderId), eq(energisationPictures.position, orderItems.position)),
    )
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.position, position)));
  return row ? { ...row, name: nameIn(row, row.locale) } : null;
}
