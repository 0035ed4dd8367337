import type { PreviousState } from '@jyotiratna/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { consents, users } from '../../accounts/schema.ts';
import { type ImageRow, keepImage } from '../../catalogue/pictures/queries.ts';
import { products, productVariants } from '../../catalogue/schema.ts';
import { importKeys } from '../../imports/schema.ts';
import { subscribers } from '../../newsletter/schema.ts';
import { reviewImages, reviews } from '../../orders/reviews/schema.ts';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { newId } from '../../platform/secrets/token.ts';
import { coupons } from '../../pricing/schema.ts';

/** Distinguishes a consent given to the previous shop from one of this shop's notices. */
const previousNotice = 'previous-shop';

/** Gives a product without options the SKU of the old shop, unless another one has it. */
export async function setOnlySku(tx: Transaction, productId: string, sku: string): Promise<void> {
  const [used] = await tx
    .select({ id: productVariants.id })
    .from(productVariants)
    .where(eq(productVariants.sku, sku));
  if (!used) await tx.update(productVariants).set({ sku }).where(eq(productVariants.id, productId));
}

/** The creation date of a customer's account, if the old shop has it. */
export async function setCreatedAt(
  tx: Transaction,
  userId: string,
  createdAt: Date,
): Promise<void> {
  await tx.update(users).set({ createdAt }).where(eq(users.id, userId));
}

/**
 * Keeps a subscription of the old shop as it was there; one that is on the list already stays as it
 * is.
 */
export async function subscribeAsBefore(
  tx: Transaction,
  email: string,
  { state, at }: { state: PreviousState; at: string | null },
): Promise<void> {
  const previousAt = at === null ? null : new Date(at);
  const confirmedAt = state === 'confirmed' ? (previousAt ?? sql`now()`) : null;
  const rows = await tx
    .insert(subscribers)
    .values({ id: newId('sub_'), email, confirmedAt, previousState: state, previousAt })
    .onConflictDoNothing()
    .returning({ id: subscribers.id });
  if (rows.length > 0)
    await tx.insert(consents).values({
      email,
      purpose: 'newsletter',
      noticeVersion: previousNotice,
      granted: true,
      ...(previousAt && { at: previousAt }),
    });
}

/**
 * Ends an imported subscription that was cancelled in the old shop since. One that was confirmed
 * here since stays: only its consent and state of the old shop are deleted.
 */
export async function endSubscription(tx: Transaction, email: string): Promise<void> {
  const ofEmail = eq(subscribers.email, email);
  // A confirmation locks the row, too, before it stores its consent.
  await tx.select({ id: subscribers.id }).from(subscribers).where(ofEmail).for('update');
  const ended = await tx
    .delete(consents)
    .where(and(eq(consents.email, email), eq(consents.noticeVersion, previousNotice)))
    .returning({ id: consents.id });
  if (ended.length === 0) return;
  const granted = and(
    eq(consents.email, email),
    eq(consents.purpose, 'newsletter'),
    eq(consents.granted, true),
  );
  if ((await tx.$count(consents, granted)) === 0) await tx.delete(subscribers).where(ofEmail);
  else await tx.update(subscribers).set({ previousState: null, previousAt: null }).where(ofEmail);
}

/** Whether an active coupon has the code. */
export async function isCodeInUse(tx: Transaction, code: string): Promise<boolean> {
  const rows = await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.code, code), isNull(coupons.deletedAt)));
  return rows.length > 0;
}

/** The product that the old shop names by its handle, id or SKU; null for an unknown one. */
export async function findProductOf(tx: Executor, name: string): Promise<string | null> {
  const [key] = await tx
    .select({ id: importKeys.targetId })
    .from(importKeys)
    .where(and(eq(importKeys.kind, 'product'), inArray(importKeys.key, [name, `id:${name}`])))
    .limit(1);
  if (key) return key.id;
  const [product] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.slug, name), isNull(products.deletedAt)));
  if (product) return product.id;
  const [variant] = await tx
    .select({ id: productVariants.productId })
    .from(productVariants)
    .where(eq(productVariants.sku, name.toUpperCase()));
  return variant?.id ?? null;
}

/** Shows an image with a review. @returns the review's product; null for one that is deleted */
export async function addReviewImage(
  tx: Transaction,
  reviewId: string,
  image: ImageRow,
): Promise<string | null> {
  const [review] = await tx
    .select({ productId: reviews.productId })
    .from(reviews)
    .where(eq(reviews.id, reviewId))
    .for('update');
  if (!review) return null;
  await keepImage(tx, image);
  const position = await tx.$count(reviewImages, eq(reviewImages.reviewId, reviewId));
  await tx.insert(reviewImages).values({ reviewId, position, pictureId: image.id });
  return review.productId;
}
