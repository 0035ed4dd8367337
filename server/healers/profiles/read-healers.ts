import { type HealerContent, type HealerProfile, type HealerRates, ShopError } from '@jyotiratna/contract';
import { findDocument, listPublishedDocuments } from '../../documents/queries.ts';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import type { Deps } from '../../platform/deps.ts';
import { healersTag } from './healer-kind.ts';
import { presentHealer } from './present-healer.ts';
import { holdPublishedHealer } from './queries.ts';

/** The healers who take sessions, in the owner's order. One query. */
export async function readHealers(db: Executor): Promise<HealerProfile[]> {
  const rows = await listPublishedDocuments(db, 'healer');
  return rows.map(({ id, published }) => presentHealer(id, published as HealerContent));
}

/** The same, kept until one changes. */
export function listHealers({ replica, catalogue }: Pick<Deps, 'replica' | 'catalogue'>): Promise<HealerProfile[]> {
  return catalogue.remember(
    'healers',
    () => replica.read(readHealers),
    () => [healersTag],
  );
}

/** A healer who takes sessions. @throws ShopError healer_not_found (404) */
export async function findHealer(db: Executor, id: string): Promise<HealerProfile> {
  const published = (await findDocument(db, 'healer', id))?.published;
  if (!published) throw new ShopError('healer_not_found');
  return presentHealer(id, published as HealerContent);
}

/** What a session with that healer costs, which holds until the transaction ends. @throws ShopError healer_not_found (404) */
export async function holdRates(tx: Transaction, id: string): Promise<HealerRates> {
  const published = await holdPublishedHealer(tx, id);
  if (!published) throw new ShopError('healer_not_found');
  return presentHealer(id, published as HealerContent);
}
