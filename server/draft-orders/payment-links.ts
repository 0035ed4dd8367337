import {
  type DraftOrder,
  errorMessage,
  type LinkChannel,
  paymentLinkHours,
  ShopError,
} from '@jyotiratna/contract';
import type { Admin } from '../accounts/audit/audit.ts';
import type { Executor } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { pageUrl } from '../platform/email/composed-email.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { hashToken, newToken } from '../platform/secrets/token.ts';
import { requestText } from '../platform/text-messages/request-text.ts';
import { changeDraft } from './change-draft.ts';
import { getDraft } from './list-drafts.ts';
import { type DraftRow, extendLinks, insertLink } from './queries.ts';

/** Creates a link to the payment page of a draft; the database stores a hash of its secret. */
export async function issueLink(
  { db, env }: { db: Executor; env: Deps['env'] },
  { id, locale }: Pick<DraftRow, 'id' | 'locale'>,
): Promise<string> {
  const token = newToken();
  await insertLink(db, id, hashToken(token));
  return pageUrl(env, locale, `/pay/${token}`);
}

/**
 * Sends a draft's payment link, and returns a link to be copied. Links that were sent before expire
 * together with the latest one.
 * @throws ShopError not_found, order_state, payments_off (404) without a configured payment
 * provider, invalid_input for a channel without an address
 */
export async function sendPaymentLink(
  deps: Deps,
  actor: Admin,
  {
    id,
    channels,
    requestKey,
  }: { id: string; channels: readonly LinkChannel[]; requestKey: string },
): Promise<{ draft: DraftOrder; url: string }> {
  if (!deps.payments) throw new ShopError('payments_off');
  let url = '';
  await changeDraft(deps, { actor, action: 'draft.send', id }, async (tx, { draft }) => {
    for (const channel of channels) requireChannel(draft, channel);
    await extendLinks(tx, id, paymentLinkHours);
    const request = {
      kind: 'payment-link',
      draftId: id,
      round: draft.linkRound,
      again: requestKey,
    } as const;
    if (channels.includes('email')) await requestEmail(tx, request);
    if (channels.includes('text')) await requestText(tx, request);
    url = await issueLink({ db: tx, env: deps.env }, draft);
    return { channels };
  });
  return { draft: await getDraft(deps, id), url };
}

function requireChannel({ email, phone }: DraftRow, channel: LinkChannel): void {
  if (channel === 'email' ? email : phone) return;
  const message = errorMessage('draft_channel_missing');
  throw new ShopError('invalid_input', { message, fields: { channels: message } });
}
