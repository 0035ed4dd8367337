import { createHash } from 'node:crypto';
import type { ImportSource } from '../../../imports/source.ts';
import { plainLine, plainText, readInteger, readMoment, type SourceRow, splitList } from './row.ts';

/** Published reviews of Judge.me and WooCommerce, one per row; unpublished ones are skipped. */
export async function* readReviews(rows: AsyncIterable<SourceRow>): AsyncGenerator<ImportSource> {
  for await (const row of rows) yield reviewOf(row);
}

function reviewOf(row: SourceRow): ImportSource {
  const product = row
    .get('product_handle', 'product_sku', 'sku', 'product_id', 'comment_post_id')
    .toLowerCase();
  const name = plainLine(row.get('reviewer_name', 'comment_author'), 60);
  const body = plainText(row.get('body', 'comment_content'), 4000);
  const utc = row.get('comment_date_gmt');
  const at = readMoment(row.get('review_date', 'comment_date') || (utc && `${utc} UTC`));
  const rating = readInteger(row.get('rating'));
  const own = row.get('review_id', 'comment_id', 'id');
  const key =
    own ||
    createHash('sha256').update([product, name, at, body].join('\n')).digest('hex').slice(0, 24);
  const common = { line: row.line, key, title: `${name}, ${product}` };
  const skipped = (
    reason: 'rating_invalid' | 'review_unapproved' | 'value_invalid',
    detail = '',
  ): ImportSource => ({
    ...common,
    kind: 'review',
    skipped: reason,
    detail,
  });
  const approved = row.get('comment_approved', 'published', 'curated').toLowerCase();
  if (['0', 'spam', 'trash', 'no', 'false', 'hold'].includes(approved))
    return skipped('review_unapproved', approved);
  if (rating === null || rating < 1 || rating > 5)
    return skipped('rating_invalid', row.get('rating'));
  if (at === null) return skipped('value_invalid', 'review_date');
  return {
    ...common,
    data: {
      kind: 'review',
      product: /^\d+$/.test(product) && row.has('comment_content') ? `id:${product}` : product,
      rating,
      title: plainLine(row.get('title'), 150),
      body,
      name: name || 'Customer',
      at,
      reply: plainText(row.get('reply'), 1000),
      imageUrls: splitList(row.get('picture_urls'), /[,;\s]+/).slice(0, 3),
    },
  };
}
