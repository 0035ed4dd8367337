import { createHash } from 'node:crypto';
import {
  errorMessage,
  priceByWeight,
  ShopError,
  type StoneKind,
  toRupees,
} from '@jyotiratna/contract';
import type { RateChange, StoneRates } from '@jyotiratna/contract/admin/stones';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import { listTag } from '../../catalogue/catalogue-cache.ts';
import type { ProductRow } from '../../catalogue/queries.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { changeProduct, listRatedStones, lockProducts } from './queries.ts';

/** Maximum rate per carat in paise, as in the form. */
const maxPaise = 10_000_000 * 100;

/** The new rate in paise, a whole number of rupees and at least one. */
export function rateAfter(paise: number, { by, value }: RateChange): number {
  const exact =
    by === 'percent'
      ? (paise * (100 + value)) / 100
      : by === 'rupees'
        ? paise + value * 100
        : value * 100;
  return Math.min(maxPaise, Math.max(100, Math.round(exact / 100) * 100));
}

type Rated = ProductRow & { weightMg: number; pricePerCaratPaise: number };

/**
 * A stone's new prices. Without a compare-at price it gets none; an existing one is raised to the
 * new price if it would be lower.
 */
function plan(row: Rated, change: RateChange) {
  const pricePerCaratPaise = rateAfter(row.pricePerCaratPaise, change);
  const discountedPricePaise = priceByWeight(pricePerCaratPaise, row.weightMg);
  const plain = row.originalPricePaise === row.discountedPricePaise;
  const originalPricePaise = plain
    ? discountedPricePaise
    : Math.max(row.originalPricePaise, discountedPricePaise);
  // An MRP below the new price is cleared: the label must be reprinted.
  const mrpPaise =
    row.mrpPaise !== null && row.mrpPaise < discountedPricePaise ? null : row.mrpPaise;
  return { row, after: { pricePerCaratPaise, discountedPricePaise, originalPricePaise, mrpPaise } };
}

/**
 * Changes the rate per carat of all stones of a kind, or previews the result for each. One audit
 * log entry.
 * @param confirm the `preview` of a previous response, which is then applied
 * @throws ShopError stale_edit (409) if stones or prices have changed since the preview
 */
export async function changeRates(
  deps: Pick<Deps, 'db' | 'catalogue'>,
  actor: Admin,
  {
    stone,
    change,
    confirm,
  }: { stone: StoneKind; change: RateChange; confirm?: string | undefined },
): Promise<StoneRates> {
  const found = await transact(deps.db, async (tx) => {
    const ids = (await listRatedStones(tx, stone)).map(({ id }) => id);
    const rows =
      confirm === undefined ? await listRatedStones(tx, stone) : await lockProducts(tx, ids);
    const planned = (rows as Rated[]).map((row) => plan(row, change));
    const preview = createHash('sha256')
      .update(
        JSON.stringify([
          stone,
          change,
          planned.map(({ row, after }) => [row.id, row.version, after]),
        ]),
      )
      .digest('hex');
    if (confirm === undefined) return { planned, preview };
    if (confirm !== preview)
      throw new ShopError('stale_edit', { message: errorMessage('rates_changed') });
    for (const { row, after } of planned) await changeProduct(tx, row.id, after);
    const changes = planned.map(({ row, after }) => [
      row.slug,
      { before: toRupees(row.discountedPricePaise), after: toRupees(after.discountedPricePaise) },
    ]);
    await audit(tx, actor, 'stones.rate', `stones:${stone}`, {
      change,
      ...Object.fromEntries(changes),
    });
    return { planned, preview };
  });
  const applied = confirm !== undefined;
  if (applied)
    await deps.catalogue.changed([
      listTag,
      'product',
      ...found.planned.map(({ row }) => `product:${row.id}` as const),
    ]);
  return {
    applied,
    preview: found.preview,
    stones: found.planned.map(({ row, after }) => ({
      id: row.id,
      name: row.name,
      weightMg: row.weightMg,
      rateBefore: toRupees(row.pricePerCaratPaise),
      rateAfter: toRupees(after.pricePerCaratPaise),
      priceBefore: toRupees(row.discountedPricePaise),
      priceAfter: toRupees(after.discountedPricePaise),
      mrpEnds: row.mrpPaise !== null && after.mrpPaise === null,
    })),
  };
}
