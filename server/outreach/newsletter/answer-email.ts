import { ShopError } from '@jyotiratna/contract';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { requestMail } from '../../platform/mail/request-mail.ts';
import { type LinkPurpose, readLink, readLinkKey } from './link-token.ts';
import { confirmSubscriber, deleteSubscriber, findSubscriber, insertNewsletterConsent } from './queries.ts';

/** The words of the form that people agreed to; a new wording gets a new date. */
const noticeVersion = '2026-11-01';

/**
 * Puts the reader of a email on the list; pressed twice, it is done once.
 * @throws ShopError token_invalid (400) for a wrong or old link, or when the address has left since
 */
export async function confirmSubscription(
  deps: Pick<Deps, 'db' | 'clock'>,
  { token }: { token: string },
): Promise<void> {
  const id = await readerOf(deps, 'confirm', token);
  await transact(deps.db, async (tx) => {
    const joined = await confirmSubscriber(tx, id);
    if (joined) {
      await insertNewsletterConsent(tx, joined.email, noticeVersion);
      await requestMail(tx, { kind: 'newsletter-welcome', subscriberId: id });
    } else if (!(await findSubscriber(tx, id))) throw new ShopError('token_invalid');
  });
}

/**
 * Takes the reader of a email off the list, also when it is done already.
 * @throws ShopError token_invalid (400) for a wrong link
 */
export async function unsubscribe(deps: Pick<Deps, 'db' | 'clock'>, { token }: { token: string }): Promise<void> {
  const id = await readerOf(deps, 'leave', token);
  await transact(deps.db, (tx) => deleteSubscriber(tx, id));
}

async function readerOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, purpose: LinkPurpose, token: string) {
  const id = readLink(await readLinkKey(db), purpose, token, clock.now());
  if (!id) throw new ShopError('token_invalid');
  return id;
}
