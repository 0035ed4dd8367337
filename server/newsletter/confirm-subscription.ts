import { noticeVersion, ShopError } from '@jyotiratna/contract';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requireReader } from '../platform/email/link-token.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import {
  confirmSubscriber,
  deleteSubscriber,
  findSubscriber,
  insertNewsletterConsent,
} from './queries.ts';

/**
 * Confirms a newsletter subscription by the link of its email; idempotent.
 * @throws ShopError token_invalid (400) for an invalid or expired link, or if the address has
 * unsubscribed since
 */
export async function confirmSubscription(
  deps: Pick<Deps, 'db' | 'clock'>,
  { token }: { token: string },
): Promise<void> {
  const id = await requireReader(deps, 'confirm', token);
  await transact(deps.db, async (tx) => {
    const joined = await confirmSubscriber(tx, id);
    if (joined) {
      await insertNewsletterConsent(tx, joined.email, noticeVersion);
      await requestEmail(tx, { kind: 'newsletter-welcome', subscriberId: id });
    } else if (!(await findSubscriber(tx, id))) throw new ShopError('token_invalid');
  });
}

/**
 * Unsubscribes an address by the link of an email; idempotent.
 * @throws ShopError token_invalid (400) for an invalid link
 */
export async function unsubscribe(
  deps: Pick<Deps, 'db' | 'clock'>,
  { token }: { token: string },
): Promise<void> {
  const id = await requireReader(deps, 'leave', token);
  await transact(deps.db, (tx) => deleteSubscriber(tx, id));
}
