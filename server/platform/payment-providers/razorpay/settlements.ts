import type { z } from 'zod';
import type { ProviderSettlement, SettlementLine } from '../provider.ts';
import type { CallGateway } from './call-gateway.ts';
import { collectionOf, settledItemReply, settlementReply } from './entities.ts';
import { type Timing, withRetries } from './retry.ts';

const pageSize = 100;

type Listed = { path: string; query: Record<string, string | number>; timeoutMs: number };

/** Fetches all pages of a list. */
async function listAll<Item extends z.ZodType>(
  call: CallGateway,
  timing: Timing,
  { path, query, timeoutMs }: Listed,
  item: Item,
): Promise<z.output<Item>[]> {
  const all: z.output<Item>[] = [];
  for (let skip = 0; ; skip += pageSize) {
    const page = { ...query, count: pageSize, skip };
    const { items } = await withRetries(timing, () =>
      call({ method: 'GET', path, query: page, timeoutMs }, collectionOf(item)),
    );
    all.push(...items);
    if (items.length < pageSize) return all;
  }
}

/** Settlements made from `from` to `to`, both included, to the second. */
export function listSettlements(
  call: CallGateway,
  timing: Timing,
  { from, to }: { from: Date; to: Date },
  timeoutMs: number,
): Promise<ProviderSettlement[]> {
  const query = { from: Math.floor(from.getTime() / 1000), to: Math.floor(to.getTime() / 1000) };
  return listAll(call, timing, { path: '/settlements', query, timeoutMs }, settlementReply);
}

/** The lines settled on a day in India (YYYY-MM-DD); lines that are not settled yet are omitted. */
export async function listSettlementLines(
  call: CallGateway,
  timing: Timing,
  day: string,
  timeoutMs: number,
): Promise<SettlementLine[]> {
  const [year = '', month = '', date = ''] = day.split('-');
  const query = { year, month, day: date };
  const items = await listAll(
    call,
    timing,
    { path: '/settlements/recon/combined', query, timeoutMs },
    settledItemReply,
  );
  return items.flatMap(({ settlementId, ...item }) =>
    settlementId === null ? [] : { settlementId, ...item },
  );
}
