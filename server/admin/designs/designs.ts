import {
  type AdminDesign,
  type DesignEditInput,
  type DesignInput,
  metals,
  ShopError,
  toPaise,
  toRupees,
} from '@jyotiratna/contract';
import { type Admin, audit, differenceOf } from '../../accounts/audit/audit.ts';
import { changesSince, staleEdit } from '../../accounts/audit/stale-edit.ts';
import { presentDesign } from '../../catalogue/designs/list-designs.ts';
import type { DesignRow } from '../../catalogue/designs/queries.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/secrets/token.ts';
import { changeDesign, type DesignFields, insertDesign, listAllDesigns, lockDesign, setOffered } from './queries.ts';

type Needs = Pick<Deps, 'db'>;

/** In what stones can be set, the withdrawn designs at the end. */
export async function listDesigns({ db }: Needs): Promise<AdminDesign[]> {
  return (await listAllDesigns(db)).map(present);
}

export async function addDesign({ db }: Needs, actor: Admin, input: DesignInput): Promise<AdminDesign> {
  return transact(db, async (tx) => {
    const row = await insertDesign(tx, newId('dsg_'), fieldsOf(input));
    await audit(tx, actor, 'design.add', `design:${row.id}`, differenceOf(null, audited(row)));
    return present(row);
  });
}

/**
 * Changes a design. Carts show its new price at once; orders keep the parts they were placed with.
 * @throws ShopError not_found (404), stale_edit (409, with what others changed)
 */
export async function updateDesign(
  { db }: Needs,
  actor: Admin,
  id: string,
  { version, ...input }: DesignEditInput,
): Promise<AdminDesign> {
  return transact(db, async (tx) => {
    const before = await requireDesign(tx, id);
    if (version !== before.version)
      throw staleEdit(await changesSince(tx, `design:${id}`, version), { design: present(before) });
    const after = await changeDesign(tx, id, fieldsOf(input));
    await audit(tx, actor, 'design.update', `design:${id}`, differenceOf(audited(before), audited(after)));
    return present(after);
  });
}

/** Withdraws a design, or offers it again; done already, nothing is changed or written down. @throws ShopError not_found (404) */
export async function offerDesign({ db }: Needs, actor: Admin, id: string, offered: boolean): Promise<AdminDesign> {
  return transact(db, async (tx) => {
    const before = await requireDesign(tx, id);
    if ((before.deletedAt === null) === offered) return present(before);
    const after = await setOffered(tx, id, offered);
    const action = offered ? 'design.offer' : 'design.withdraw';
    await audit(tx, actor, action, `design:${id}`, differenceOf(audited(before), audited(after)));
    return present(after);
  });
}

async function requireDesign(tx: Transaction, id: string): Promise<DesignRow> {
  const row = await lockDesign(tx, id);
  if (!row) throw new ShopError('not_found');
  return row;
}

/** A design as it is kept: milligrams and paise, metals in the shop's order. */
function fieldsOf({ makingRupees, weights, ...input }: DesignInput): DesignFields {
  return {
    ...input,
    makingPaise: toPaise(makingRupees),
    weights: weights
      .map(({ metal, grams, gramsPerSize }) => ({
        metal,
        baseMg: Math.round(grams * 1000),
        perSizeMg: Math.round(gramsPerSize * 1000),
      }))
      .sort((a, b) => metals.indexOf(a.metal) - metals.indexOf(b.metal)),
  };
}

function present(row: DesignRow): AdminDesign {
  return { ...presentDesign(row), offered: row.deletedAt === null, version: row.version };
}

/** What the audit log tells of a design: money in rupees, metal in grams. */
function audited(row: DesignRow): Record<string, unknown> {
  const { name, nameHi, kind, weights, making, makingPaise, daysToMake, version, deletedAt } = row;
  const metal = Object.fromEntries(
    weights.map(({ metal, baseMg, perSizeMg }) => [metal, { grams: baseMg / 1000, gramsPerSize: perSizeMg / 1000 }]),
  );
  const offered = deletedAt === null;
  return { name, nameHi, kind, ...metal, making, makingRupees: toRupees(makingPaise), daysToMake, offered, version };
}
