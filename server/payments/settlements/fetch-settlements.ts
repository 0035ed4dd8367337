import { dayMs, indianDate } from '@jyotiratna/contract';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import type {
  ProviderSettlement,
  SettlementLine,
  SettlementSource,
} from '../../platform/payment-providers/provider.ts';
import { everyProvider } from '../../platform/payment-providers/providers.ts';
import { saveSettlement } from './queries.ts';

/**
 * The period for which settlements are fetched again, in ms: an earlier report may have contained
 * an error or lacked the bank's transfer number (UTR).
 */
const windowMs = 14 * dayMs;

/**
 * Fetches each provider's settlements of the last two weeks with their lines, and replaces the
 * stored ones. Idempotent; no call is made within a transaction.
 * @returns the number of settlements
 * @throws PaymentsError if a provider does not respond; the stored settlements stay
 */
export async function fetchSettlements(
  deps: Pick<Deps, 'db' | 'clock' | 'payments' | 'otherPayments'>,
): Promise<number> {
  const to = deps.clock.now();
  let count = 0;
  for (const { name, settlements } of everyProvider(deps)) {
    if (!settlements) continue;
    const found = await settlements.list({ from: new Date(to - windowMs), to: new Date(to) });
    const lines = await readLines(settlements, found);
    for (const settlement of found)
      await transact(deps.db, (tx) =>
        saveSettlement(tx, name, settlement, lines.get(settlement.id) ?? []),
      );
    count += found.length;
  }
  return count;
}

/** The lines by settlement id; one request for each day in India. */
async function readLines(
  source: SettlementSource,
  found: readonly ProviderSettlement[],
): Promise<Map<string, SettlementLine[]>> {
  const days = new Set(found.map(({ createdAt }) => indianDate(createdAt.getTime())));
  const lines: SettlementLine[] = [];
  for (const day of days) lines.push(...(await source.listLines(day)));
  return Map.groupBy(lines, ({ settlementId }) => settlementId);
}
