import { presentationOf } from '../../../catalogue/catalogue-cache.ts';
import type { SourceReview } from '../../../imports/source.ts';
import { insertReview } from '../../../orders/reviews/queries.ts';
import { invalidateOnCommit } from '../../../platform/database/transact.ts';
import { newId } from '../../../platform/secrets/token.ts';
import { findProductOf } from '../target-queries.ts';
import type { AppliedRow, Applying } from './applied.ts';

/**
 * Adds a review with its original date and text, marked as from the previous shop: not verified,
 * and excluded from averages.
 */
export async function applyReview({ tx, row, before }: Applying): Promise<AppliedRow> {
  if (before) return { outcome: 'unchanged', targetId: before.targetId };
  const data = row.data as SourceReview;
  const productId = await findProductOf(tx, data.product);
  if (!productId) return { outcome: 'dropped', reason: 'product_unknown', detail: data.product };
  const id = newId('rev_');
  const at = new Date(data.at);
  const words = [data.title, data.body].filter(Boolean).join('\n\n');
  await insertReview(
    tx,
    {
      id,
      productId,
      orderId: null,
      userId: null,
      imported: true,
      buyerKey: `import:${row.system}:${row.key}`,
      name: data.name,
      stars: data.rating,
      text: words,
      status: 'published',
      answer: data.reply,
      createdAt: at,
      updatedAt: at,
    },
    [],
  );
  invalidateOnCommit(presentationOf(productId));
  return { outcome: 'created', targetId: id };
}
