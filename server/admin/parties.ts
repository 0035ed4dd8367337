import { type Party, type PartyList, ShopError } from '@jyotiratna/contract';
import * as calls from '@jyotiratna/contract/admin/parties';
import { requireAdmin } from '../accounts/actor.ts';
import { type Admin, audit, differenceOf } from '../accounts/audit/audit.ts';
import { partiesTag } from '../catalogue/catalogue-cache.ts';
import {
  deletePartyRow,
  listPartyRows,
  lockParty,
  upsertParty,
} from '../catalogue/party-queries.ts';
import {
  invalidateOnCommit,
  isForeignKeyViolation,
  transact,
} from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';

/** Makers, packers and importers referenced by remedies. */
export const partyRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.listParties, async () => ({ parties: await listPartyRows(deps.db) }));

  serve(app, calls.saveParty, async (request) =>
    saveParty(deps, requireAdmin(await request.actor()), { ...request.params, ...request.body }),
  );

  serve(app, calls.deleteParty, async (request) =>
    deleteParty(deps, requireAdmin(await request.actor()), request.params.code),
  );
};

/** Adds or replaces a party, which is then no longer sample data. */
async function saveParty(
  deps: Pick<Deps, 'db'>,
  actor: Admin,
  { code, ...party }: Party & { code: string },
): Promise<PartyList> {
  return transact(deps.db, async (tx) => {
    const before = await lockParty(tx, code);
    const row = { code, ...party, sample: false };
    await upsertParty(tx, row);
    await audit(tx, actor, 'party.save', `party:${code}`, differenceOf(before, row));
    invalidateOnCommit([partiesTag]);
    return { parties: await listPartyRows(tx) };
  });
}

/** @throws ShopError party_in_use (409) if a remedy refers to it, even a deleted one */
async function deleteParty(deps: Pick<Deps, 'db'>, actor: Admin, code: string): Promise<PartyList> {
  try {
    return await transact(deps.db, async (tx) => {
      const before = await deletePartyRow(tx, code);
      if (before)
        await audit(tx, actor, 'party.delete', `party:${code}`, differenceOf(before, null));
      return { parties: await listPartyRows(tx) };
    });
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new ShopError('party_in_use');
    throw error;
  }
}
