import { consultationLimits, type HealerPresence } from '@jyotiratna/contract';
import { type HealerAccountRow, listHealerAccounts } from '../healers/presence-queries.ts';
import { readHealers } from '../healers/profiles/read-healers.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { readBusy } from './busy-queries.ts';
import { type ResponseRate, readResponseRates } from './response-rate-queries.ts';

/**
 * The healers' availability: for a healer with an account by the lease of the dashboard, for a
 * sample as in the list.
 */
export async function readPresence(db: Executor): Promise<HealerPresence> {
  const users = new Map(
    (await listHealerAccounts(db))
      .filter(({ account }) => account.userId !== null)
      .map((one) => [one.account.healerId, one]),
  );
  const busy = await readBusy(db);
  const rates = await readResponseRates(db, consultationLimits.measured);
  return {
    healers: (await readHealers(db)).map(({ id, isOnline }) => ({
      id,
      online: users.get(id)?.online ?? isOnline,
      reachable: users.get(id)?.reachable ?? false,
      answers: measured(rates.get(users.get(id)?.account.userId ?? '')),
      live: users.has(id),
      waitMinutes: busy.get(id)?.waitMinutes ?? null,
      bio: bioOf(users.get(id)?.account ?? null),
    })),
  };
}

/** The response rate; null with too few requests. */
function measured(rate: ResponseRate | undefined): ResponseRate | null {
  return rate && rate.of >= consultationLimits.measured.min ? rate : null;
}

/** A healer's own description; a missing language falls back to the other. */
function bioOf(account: HealerAccountRow | null): { en: string; hi: string } | null {
  const { bioEn, bioHi } = account ?? {};
  return bioEn || bioHi ? { en: bioEn || bioHi || '', hi: bioHi || bioEn || '' } : null;
}

/** Cache time of a response, in ms. */
const cachedMs = 5_000;

/** Reads the healers' availability at most once in five seconds, however many pages request it. */
export function createPresence(db: Executor): () => Promise<HealerPresence> {
  let cached: { at: number; reply: Promise<HealerPresence> } | null = null;
  return () => {
    if (!cached || performance.now() - cached.at > cachedMs) {
      const reply = readPresence(db);
      cached = { at: performance.now(), reply };
      // Errors are not cached.
      reply.catch(() => {
        cached = null;
      });
    }
    return cached.reply;
  };
}
