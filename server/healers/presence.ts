import type { HealerPresence } from '@jyotiratna/contract';
import type { Executor } from '../platform/database/open-database.ts';
import { findHealerAccount, type HealerAccountRow, listHealerAccounts } from './presence-queries.ts';
import { findHealer, readHealers } from './profiles/read-healers.ts';

/** Who of the healers can be asked now: a person by the lease of their desk, a sample as the list says. */
export async function readPresence(db: Executor): Promise<HealerPresence> {
  const people = new Map(
    (await listHealerAccounts(db))
      .filter(({ account }) => account.userId !== null)
      .map((one) => [one.account.healerId, one]),
  );
  return {
    healers: (await readHealers(db)).map(({ id, isOnline }) => ({
      id,
      online: people.get(id)?.online ?? isOnline,
      live: people.has(id),
      bio: bioOf(people.get(id)?.account ?? null),
    })),
  };
}

/** A healer's own words about themselves; a language in which they said none has the other's. */
function bioOf(account: HealerAccountRow | null): { en: string; hi: string } | null {
  const { bioEn, bioHi } = account ?? {};
  return bioEn || bioHi ? { en: bioEn || bioHi || '', hi: bioHi || bioEn || '' } : null;
}

/** Whether a healer can be asked for a chat. @throws ShopError healer_not_found (404) */
export async function isOnline(db: Executor, healerId: string): Promise<boolean> {
  const found = await findHealerAccount(db, healerId);
  const listed = await findHealer(db, healerId);
  return found?.account.userId ? found.online : listed.isOnline;
}

/** How long a reply may be answered again, in ms. */
const keptMs = 5_000;

/** The presence, asked of the database at most once in five seconds, however many pages ask. */
export function createPresence(db: Executor): () => Promise<HealerPresence> {
  let requested: { at: number; reply: Promise<HealerPresence> } | null = null;
  return () => {
    if (!requested || performance.now() - requested.at > keptMs) {
      const reply = readPresence(db);
      requested = { at: performance.now(), reply };
      // A failure is not kept.
      reply.catch(() => {
        requested = null;
      });
    }
    return requested.reply;
  };
}
