import { expect, it } from 'vitest';
import { readReviews } from './reviews.ts';
import { SourceRow } from './row.ts';

const names = [
  'comment_post_id',
  'comment_author',
  'comment_content',
  'rating',
  'comment_approved',
];

it.each([
  ['comment_date', 'in India', '2024-05-01T04:30:00.000Z'],
  ['comment_date_gmt', 'in UTC', '2024-05-01T10:00:00.000Z'],
])('reads %s of WooCommerce %s', async (column, _zone, at) => {
  async function* rows() {
    yield new SourceRow(
      2,
      [...names, column],
      ['12', 'Asha', 'Lovely', '5', '1', '2024-05-01 10:00:00'],
    );
  }
  const [review] = await Array.fromAsync(readReviews(rows()));
  expect(review).toMatchObject({ data: { kind: 'review', at } });
});
