import type { HealerPresence } from '@jyotiratna/contract';
import { type HealerAccountRow, listHealerAccounts } from '../healers/presence-queries.ts';
import { readHealers } from '../healers/profiles/read-healers.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { readBusy } from './read-busy.ts';

/** Who of the healers can be asked now: a person by the lease of their desk, a sample as the list says. */
export async function readPresence(db: Executor): Promise<HealerPresence> {
  const people = new Map(
    (await listHealerAccounts(db))
      .filter(({ account }) => account.userId !== null)
      .map((one) => [one.account.healerId, one]),
  );
  const busy = await readBusy(db);
  return {
    healers: (await readHealers(db)).map(({ id, isOnline }) => ({
      id,
      online: people.get(id)?.online ?? isOnline,
      live: people.has(id),
      waitMinutes: busy.get(id)?.waitMinutes ?? null,
      bio: bioOf(people.get(id)?.account ?? null),
    })),
  };
}

/** A healer's own words about themselves; a language in which they said none has the other's. */
function bioOf(account: HealerAccountRow | null): { en: string; hi: string } | null {
  const { bioEn, bioHi } = account ?? {};
  return bioEn || bioHi ? { en: bioEn || bioHi || '', hi: bioHi || bioEn || '' } : null;
}

/** How long a response may be served again, in ms. */
const cachedMs = 5_000;

/** The presence, read from the database at most once in five seconds, however many pages request it. */
export function createPresence(db: Executor): () => Promise<HealerPresence> {
  let requested: { at: number; reply: Promise<HealerPresence> } | null = null;
  return () => {
    if (!requested || performance.now() - requested.at > cachedMs) {
      const reply = readPresence(db);
      requested = { at: performance.now(), reply };
      // A failure is not cached.
      reply.catch(() => {
        requested = null;
      });
    }
    return requested.reply;
  };
}
