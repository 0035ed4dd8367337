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

/** Notice version of consents given to the previous shop. */
const previousNotice = 'previous-shop';

/** Sets the imported SKU of a product without options, unless another product has it. */
export async function setOnlySku(tx: Transaction, productId: string, sku: string): Promise<void> {
  const [used] = await tx
    .select({ id: productVariants.id })
    .from(productVariants)
    .where(eq(productVariants.sku, sku));
  if (!used) await tx.update(productVariants).set({ sku }).where(eq(productVariants.id, productId));
}

/** Sets an account's creation date to that in the previous shop. */
export async function setCreatedAt(
  tx: Transaction,
  userId: string,
  createdAt: Date,
): Promise<void> {
  await tx.update(users).set({ createdAt }).where(eq(users.id, userId));
}

/**
 * Imports a newsletter subscription with its state in the previous shop; an existing subscription
 * is not changed.
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
 * Ends an imported subscription that was cancelled in the previous shop since. If the subscriber
 * has confirmed it here since, only the imported consent and state are deleted.
 */
export async function endSubscription(tx: Transaction, email: string): Promise<void> {
  const ofEmail = eq(subscribers.email, email);
  // A confirmation locks the row as well before it stores its consent.
  await tx.select({ id: subscribers.id }).from(subscribers).where(ofEmail).for('update');
  const deletedConsents = await tx
    .delete(consents)
    .where(and(eq(consents.email, email), eq(consents.noticeVersion, previousNotice)))
    .returning({ id: consents.id });
  if (deletedConsents.length === 0) return;
  const isSubscribed = and(
    eq(consents.email, email),
    eq(consents.purpose, 'newsletter'),
    eq(consents.granted, true),
  );
  if ((await tx.$count(consents, isSubscribed)) === 0) await tx.delete(subscribers).where(ofEmail);
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

/** The product by its handle, id or SKU in the previous shop; null for an unknown one. */
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

/** Adds an image to a review. @returns the product's id; null for a deleted review or product */
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
