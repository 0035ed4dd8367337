import { defined } from '@jyotiratna/contract';
import type { CampaignContent } from '@jyotiratna/contract/admin/campaigns';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { outbox } from '../../platform/outbox/schema.ts';
import { campaigns, subscribers } from '../schema.ts';

export type CampaignRow = typeof campaigns.$inferSelect;

const draftAt = (id: string, version: number) =>
  and(eq(campaigns.id, id), eq(campaigns.version, version), isNull(campaigns.sentAt));

export async function listCampaignRows(db: Executor, limit: number): Promise<CampaignRow[]> {
  return db
    .select()
    .from(campaigns)
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
    .limit(limit);
}

export async function findCampaign(db: Executor, id: string): Promise<CampaignRow | null> {
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, id));
  return row ?? null;
}

export async function insertCampaign(
  tx: Transaction,
  id: string,
  content: CampaignContent,
): Promise<CampaignRow> {
  const [row] = await tx.insert(campaigns).values({ id, content }).returning();
  return defined(row);
}

/** Saves a draft; null if it has another version or was sent. */
export async function changeCampaign(
  tx: Transaction,
  { id, version }: { id: string; version: number },
  content: CampaignContent,
): Promise<CampaignRow | null> {
  const [row] = await tx
    .update(campaigns)
    .set({ content, version: sql`${campaigns.version} + 1` })
    .where(draftAt(id, version))
    .returning();
  return row ?? null;
}

/** Deletes a draft. @returns whether it existed */
export async function removeCampaign(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .delete(campaigns)
    .where(and(eq(campaigns.id, id), isNull(campaigns.sentAt)))
    .returning({ id: campaigns.id });
  return rows.length > 0;
}

/** Closes a draft as sent; null if it has another version or was sent. */
export async function endDraft(
  tx: Transaction,
  { id, version, by }: { id: string; version: number; by: string },
): Promise<CampaignRow | null> {
  const [row] = await tx
    .update(campaigns)
    .set({ sentAt: sql`now()`, sentBy: by, version: sql`${campaigns.version} + 1` })
    .where(draftAt(id, version))
    .returning();
  return row ?? null;
}

/**
 * Queues one email for each subscriber and stores their number, in one statement.
 * @param imported whether imported subscribers who have not confirmed here receive it, too
 */
export async function recordCampaignEmails(
  tx: Transaction,
  campaignId: string,
  { imported }: { imported: boolean },
): Promise<CampaignRow> {
  const also = imported ? sql`or ${subscribers.previousState} = 'subscribed'` : sql``;
  const key = sql`'campaign:' || ${campaignId}::text || ':' || ${subscribers.id}`;
  const payload = sql`jsonb_build_object('kind', 'campaign', 'campaignId', ${campaignId}::text, 'subscriberId', ${subscribers.id})`;
  await tx.execute(sql`with noted as (
      insert into ${outbox} (kind, key, payload)
      select 'mail', ${key}, ${payload} from ${subscribers} where ${subscribers.confirmedAt} is not null ${also}
      on conflict do nothing returning 1)
    update ${campaigns} set readers = (select count(*) from noted) where ${campaigns.id} = ${campaignId}`);
  return defined(await findCampaign(tx, campaignId));
}
