import { type HealerProfile, type HealerRates, ShopError } from '@jyotiratna/contract';
import {
  findDocument,
  holdPublished,
  listDocumentImages,
  listPublishedDocuments,
} from '../../documents/queries.ts';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import type { Deps } from '../../platform/deps.ts';
import { listCheckedHealers } from '../certificates/queries.ts';
import { listHealerAccounts } from '../presence-queries.ts';
import { readStats } from './figure-queries.ts';
import { healersTag } from './healer-kind.ts';
import { presentDetails, presentHealer } from './present-healer.ts';

/** The published healers, in the owner's order. Five queries. */
export async function readHealers(db: Executor): Promise<HealerProfile[]> {
  const rows = await listPublishedDocuments(db, 'healer');
  const ids = rows.map(({ id }) => id);
  const [images, accounts] = [
    await listDocumentImages(db, 'healer', ids),
    await listHealerAccounts(db),
  ];
  const own = new Map(accounts.map(({ account }) => [account.healerId, account.pictureId]));
  const earned = await readStats(db);
  const checked = await listCheckedHealers(db);
  return rows.map(({ id, published }) =>
    presentHealer(id, published, { pictures: images, own: own.get(id) ?? null, earned, checked }),
  );
}

/** The published healers, cached until one of them changes. */
export function listHealers({
  replica,
  catalogue,
}: Pick<Deps, 'replica' | 'catalogue'>): Promise<HealerProfile[]> {
  return catalogue.remember(
    'healers',
    () => replica.read(readHealers),
    () => [healersTag],
  );
}

/** A published healer. @throws ShopError healer_not_found (404) */
export async function findHealer(
  db: Executor,
  id: string,
): Promise<Omit<HealerProfile, 'portrait'>> {
  const published = (await findDocument(db, 'healer', id))?.published;
  if (!published) throw new ShopError('healer_not_found');
  return presentDetails(id, published);
}

/**
 * The session prices of a published healer, locked until the transaction ends. @throws ShopError
 * healer_not_found (404)
 */
export async function lockRates(tx: Transaction, id: string): Promise<HealerRates> {
  const published = await holdPublished(tx, 'healer', id);
  if (!published) throw new ShopError('healer_not_found');
  return presentDetails(id, published);
}
