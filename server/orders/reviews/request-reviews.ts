import type { Deps } from '../../platform/deps.ts';
import { requestEmail } from '../../platform/email/request-email.ts';
import { listUnasked } from './request-queries.ts';

/** Requests reviews from the customers of orders delivered some days ago, once per order. */
export async function requestReviews({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const orderId of await listUnasked(db, 50))
    await requestEmail(db, { kind: 'review-request', orderId });
}
