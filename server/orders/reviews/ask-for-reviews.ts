import type { Deps } from '../../platform/deps.ts';
import { requestMail } from '../../platform/mail/request-mail.ts';
import { listUnasked } from './ask-queries.ts';

/** Asks the customers of orders that came some days ago what they think of them, once an order. */
export async function askForReviews({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const orderId of await listUnasked(db, 50)) await requestMail(db, { kind: 'review-request', orderId });
}
