import { localePath, ShopError } from '@jyotiratna/contract';
import type { Campaign, CampaignContent } from '@jyotiratna/contract/admin/campaigns';
import { emailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import { type Admin, audit, differenceOf } from '../../accounts/audit/audit.ts';
import { staleEdit } from '../../accounts/audit/stale-edit.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { renderEmail } from '../../platform/email/render-email.ts';
import { senderOf } from '../../platform/email/sender.ts';
import { publicUrl } from '../../platform/public-url.ts';
import { newId } from '../../platform/secrets/token.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';
import { countRecipients } from '../list-subscribers.ts';
import { countSubscribers } from '../queries.ts';
import { campaignEmail } from './campaign-email.ts';
import * as queries from './queries.ts';

type Dependencies = Pick<Deps, 'db'>;
const pageSize = 100;

export async function listCampaigns({ db }: Dependencies): Promise<Campaign[]> {
  return (await queries.listCampaignRows(db, pageSize)).map(present);
}

export async function addCampaign(
  { db }: Dependencies,
  actor: Admin,
  content: CampaignContent,
): Promise<Campaign> {
  return transact(db, async (tx) => {
    const row = await queries.insertCampaign(tx, newId('cmp_'), content);
    await audit(
      tx,
      actor,
      'newsletter.add',
      `campaign:${row.id}`,
      differenceOf(null, audited(row)),
    );
    return present(row);
  });
}

/**
 * Saves a draft. @throws ShopError not_found, stale_edit if it was saved or sent in the meantime
 */
export async function saveCampaign(
  { db }: Dependencies,
  actor: Admin,
  { id, version, content }: { id: string; version: number; content: CampaignContent },
): Promise<Campaign> {
  return transact(db, async (tx) => {
    const before = await queries.findCampaign(tx, id);
    if (!before) throw new ShopError('not_found');
    const after = await queries.changeCampaign(tx, { id, version }, content);
    if (!after) throw staleEdit([], {});
    await audit(
      tx,
      actor,
      'newsletter.save',
      `campaign:${id}`,
      differenceOf(audited(before), audited(after)),
    );
    return present(after);
  });
}

/** Deletes a draft. @throws ShopError not_found, stale_edit if it was sent */
export async function deleteCampaign(
  { db }: Dependencies,
  actor: Admin,
  id: string,
): Promise<void> {
  await transact(db, async (tx) => {
    const before = await queries.findCampaign(tx, id);
    if (!before) throw new ShopError('not_found');
    if (!(await queries.removeCampaign(tx, id))) throw staleEdit([], {});
    await audit(
      tx,
      actor,
      'newsletter.delete',
      `campaign:${id}`,
      differenceOf(audited(before), null),
    );
  });
}

/**
 * Sends a draft, once: the transaction that closes it queues an email for each subscriber.
 * @throws ShopError not_found, stale_edit if it was saved or sent in the meantime
 */
export async function sendCampaign(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  actor: Admin,
  { id, version }: { id: string; version: number },
): Promise<Campaign> {
  const { IMPORTED_SUBSCRIBERS } = await readSettings({ db, env });
  return transact(db, async (tx) => {
    if (!(await queries.findCampaign(tx, id))) throw new ShopError('not_found');
    if (!(await queries.endDraft(tx, { id, version, by: actor.email }))) throw staleEdit([], {});
    const row = await queries.recordCampaignEmails(tx, id, {
      imported: IMPORTED_SUBSCRIBERS === 'on',
    });
    await audit(tx, actor, 'newsletter.send', `campaign:${id}`, {
      subject: row.content.en.subject,
      readers: row.readers,
    });
    return present(row);
  });
}

/**
 * The campaign's email in both languages, and the current number of recipients.
 * @throws ShopError not_found
 */
export async function previewCampaign(deps: Pick<Deps, 'db' | 'env'>, id: string) {
  const row = await queries.findCampaign(deps.db, id);
  if (!row) throw new ShopError('not_found');
  const env = await readSettings(deps);
  const locales =
    row.content.hi.subject && row.content.hi.text ? (['en', 'hi'] as const) : (['en'] as const);
  const emails = locales.map((locale) => {
    const page = `${publicUrl(env)}${localePath(locale, row.content.link || '/')}`;
    const leave = `${publicUrl(env)}${localePath(locale, '/newsletter/unsubscribe')}`;
    const email = campaignEmail(row.content, locale, { page, leave }, emailMessages[locale]);
    const { subject, html } = renderEmail(email, senderOf(env, locale), emailMessages[locale].tag);
    return { locale, subject, html };
  });
  return { mails: emails, readers: countRecipients(await countSubscribers(deps.db), env) };
}

function present({
  id,
  version,
  content,
  createdAt,
  sentAt,
  sentBy,
  readers,
}: queries.CampaignRow): Campaign {
  const moments = { createdAt: createdAt.toISOString(), sentAt: sentAt?.toISOString() ?? null };
  return { id, version, content, ...moments, sentBy, readers };
}

function audited({
  version,
  content: { en, hi, link },
}: queries.CampaignRow): Record<string, unknown> {
  return {
    subject: en.subject,
    text: en.text,
    subjectHi: hi.subject,
    textHi: hi.text,
    link,
    version,
  };
}
