import { type GiftCardState, itemAt } from '@jyotiratna/contract';
import { and, desc, eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { cardBalance } from '../../gift-cards/queries.ts';
import { giftCards } from '../../gift-cards/schema.ts';
import type { Cursor } from '../../platform/database/cursor.ts';
import { afterCursor, cursorMoment, pageOf } from '../../platform/database/keyset-queries.ts';
import type { Executor } from '../../platform/database/open-database.ts';

/** SQL expression for a card's state. */
const state = sql<GiftCardState>`case
  when ${giftCards.status} <> 'active' then ${giftCards.status}
  when ${giftCards.expiresAt} <= now() then 'expired'
  when ${cardBalance} <= 0 then 'used'
  else 'active' end`;

const moment = cursorMoment(giftCards.createdAt);
const columns = { card: giftCards, balancePaise: cardBalance, state, moment };
export type ListedCard = Awaited<ReturnType<typeof listCards>>['rows'][number];

export type CardFilter = {
  search?: string | undefined;
  state?: GiftCardState | undefined;
};

/**
 * A page of gift cards, latest first; unpaid cards are included only if filtered by state. Three
 * queries.
 */
export async function listCards(
  db: Executor,
  { cursor, limit, ...filter }: CardFilter & { cursor?: Cursor | undefined; limit: number },
) {
  const where = matching(filter);
  const found = await db
    .select(columns)
    .from(giftCards)
    .where(and(where, afterCursor(giftCards, cursor)))
    .orderBy(desc(giftCards.createdAt), desc(giftCards.id))
    .limit(limit + 1);
  const total = await db.$count(giftCards, where);
  const owed = await db.execute<{ paise: number }>(
    sql`select coalesce(sum(amount_paise), 0)::float8 as paise from ledger_entries where account like 'gift:%'`,
  );
  const page = pageOf(found, limit, ({ card }) => card.id);
  return { ...page, total, owedPaise: itemAt(owed.rows, 0).paise };
}

function matching({ search, state: wanted }: CardFilter): SQL | undefined {
  const { codeEnd, buyerEmail, recipientEmail, note } = giftCards;
  const contains = (column: SQLWrapper) =>
    sql`position(${(search ?? '').toLowerCase()} in lower(coalesce(${column}, ''))) > 0`;
  return and(
    wanted ? eq(state, wanted) : sql`${giftCards.status} <> 'ordered'`,
    search
      ? or(contains(codeEnd), contains(buyerEmail), contains(recipientEmail), contains(note))
      : undefined,
  );
}

export async function findListedCard(db: Executor, id: string): Promise<ListedCard | null> {
  const [row] = await db.select(columns).from(giftCards).where(eq(giftCards.id, id));
  return row ?? null;
}
