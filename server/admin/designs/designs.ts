import {
  type AdminDesign,
  type DesignEditInput,
  type DesignInput,
  itemAt,
  metals,
  ShopError,
  toPaise,
  toRupees,
} from '@jyotiratna/contract';
import { type Admin, audit, differenceOf } from '../../accounts/audit/audit.ts';
import { changesAfter, staleEdit } from '../../accounts/audit/stale-edit.ts';
import { designsTag } from '../../catalogue/catalogue-cache.ts';
import { presentDesigns } from '../../catalogue/designs/list-designs.ts';
import type { DesignRow } from '../../catalogue/designs/queries.ts';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { invalidateOnCommit, transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/secrets/token.ts';
import {
  changeDesign,
  type DesignFields,
  insertDesign,
  listAllDesigns,
  lockDesign,
  lockOffered,
  setOffered,
  setPositions,
} from './queries.ts';

type Dependencies = Pick<Deps, 'db'>;

/** All setting designs for stones, withdrawn ones last. */
export async function readAdminDesigns({ db }: Dependencies): Promise<AdminDesign[]> {
  return present(db, await listAllDesigns(db));
}

export async function addDesign(
  { db }: Dependencies,
  actor: Admin,
  input: DesignInput,
): Promise<AdminDesign> {
  return transact(db, async (tx) => {
    invalidateOnCommit([designsTag]);
    const row = await insertDesign(tx, newId('dsg_'), fieldsOf(input));
    await audit(tx, actor, 'design.add', `design:${row.id}`, differenceOf(null, audited(row)));
    return showDesign(tx, row);
  });
}

/**
 * Changes a design. Carts immediately display its new price; orders retain their price
 * breakdown.
 * @throws ShopError not_found (404), stale_edit (409, with the concurrent changes)
 */
export async function updateDesign(
  { db }: Dependencies,
  actor: Admin,
  id: string,
  { version, ...input }: DesignEditInput,
): Promise<AdminDesign> {
  return transact(db, async (tx) => {
    const before = await requireDesign(tx, id);
    if (version !== before.version)
      throw staleEdit(await changesAfter(tx, `design:${id}`, version), {
        design: await showDesign(tx, before),
      });
    invalidateOnCommit([designsTag]);
    const after = await changeDesign(tx, id, fieldsOf(input));
    await audit(
      tx,
      actor,
      'design.update',
      `design:${id}`,
      differenceOf(audited(before), audited(after)),
    );
    return showDesign(tx, after);
  });
}

/**
 * Withdraws a design, or makes it available again; if already done, nothing is changed or
 * logged. @throws ShopError not_found (404)
 */
export async function offerDesign(
  { db }: Dependencies,
  actor: Admin,
  id: string,
  offered: boolean,
): Promise<AdminDesign> {
  return transact(db, async (tx) => {
    const before = await requireDesign(tx, id);
    if ((before.deletedAt === null) === offered) return showDesign(tx, before);
    invalidateOnCommit([designsTag]);
    const after = await setOffered(tx, id, offered);
    const action = offered ? 'design.offer' : 'design.withdraw';
    await audit(tx, actor, action, `design:${id}`, differenceOf(audited(before), audited(after)));
    return showDesign(tx, after);
  });
}

export async function requireDesign(tx: Transaction, id: string): Promise<DesignRow> {
  const row = await lockDesign(tx, id);
  if (!row) throw new ShopError('not_found');
  return row;
}

/**
 * Moves a design one position up (-1) or down (1) among the available ones, and returns the updated
 * list.
 * @throws ShopError not_found (404), also for a withdrawn design
 */
export async function moveDesign(
  deps: Dependencies,
  actor: Admin,
  id: string,
  by: -1 | 1,
): Promise<AdminDesign[]> {
  await transact(deps.db, async (tx) => {
    const rows = await lockOffered(tx);
    const at = rows.findIndex((row) => row.id === id);
    if (at < 0) throw new ShopError('not_found');
    if (!rows[at + by]) return;
    const moved = rows.toSpliced(at, 1).toSpliced(at + by, 0, itemAt(rows, at));
    invalidateOnCommit([designsTag]);
    await setPositions(
      tx,
      moved.map((row) => row.id),
    );
    await audit(tx, actor, 'design.move', `design:${id}`, {
      place: { before: at + 1, after: at + by + 1 },
    });
  });
  return readAdminDesigns(deps);
}

/** A design in its stored form: milligrams and paise, metals in a fixed order. */
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

/** A design with its images, in the administrators' format. */
export async function showDesign(db: Executor, row: DesignRow): Promise<AdminDesign> {
  return itemAt(await present(db, [row]), 0);
}

async function present(db: Executor, rows: readonly DesignRow[]): Promise<AdminDesign[]> {
  const presented = await presentDesigns(db, rows);
  return rows.map(({ deletedAt, version }, at) => ({
    ...itemAt(presented, at),
    offered: deletedAt === null,
    version,
  }));
}

/** The audited fields of a design: money in rupees, metal in grams. */
function audited(row: DesignRow): Record<string, unknown> {
  const { name, nameHi, kind, weights, making, makingPaise, daysToMake, version, deletedAt } = row;
  const metal = Object.fromEntries(
    weights.map(({ metal, baseMg, perSizeMg }) => [
      metal,
      { grams: baseMg / 1000, gramsPerSize: perSizeMg / 1000 },
    ]),
  );
  const offered = deletedAt === null;
  return {
    name,
    nameHi,
    kind,
    ...metal,
    making,
    makingRupees: toRupees(makingPaise),
    daysToMake,
    offered,
    version,
  };
}
