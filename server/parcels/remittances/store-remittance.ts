import { defined, indianDate, type RemittanceView, toRupees } from '@jyotiratna/contract';
import type { CourierRemittance } from '../../platform/couriers/courier.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { duringRequest, requireCourier } from '../require-courier.ts';
import { planMatch } from './plan-match.ts';
import {
  countMatched,
  findRemittance,
  insertRemittance,
  listCashDue,
  listDifferences,
  listRemittanceRows,
  lockRemitted,
  type RemittanceRow,
  storeLines,
} from './queries.ts';

const shown = 20;
const dayMs = 86_400_000;
/** The period of remittances to fetch, in days: couriers remit cash within some weeks. */
const fetchedDays = 45;

/**
 * Stores a remittance once, by courier and reference, and compares its lines with the parcels.
 * Integer paise.
 * @returns whether it was stored before
 */
export async function storeRemittance(
  deps: Pick<Deps, 'db'>,
  { courier, source }: { courier: string; source: 'file' | 'courier' },
  { id: reference, paidOn, lines }: CourierRemittance,
): Promise<{ remittance: RemittanceView; repeated: boolean }> {
  const repeated = await transact(deps.db, async (tx) => {
    const totalPaise = lines.reduce((total, { amountPaise }) => total + amountPaise, 0);
    const row = { courier, reference, paidOn, source, totalPaise, lineCount: lines.length };
    if (!(await insertRemittance(tx, row))) return true;
    const awbs = [...new Set(lines.map(({ awb }) => awb))];
    await storeLines(tx, row, planMatch(lines, await lockRemitted(tx, courier, awbs)));
    return false;
  });
  const row = await findRemittance(deps.db, { courier, reference });
  const [remittance] = await present(deps.db, [defined(row)]);
  return { remittance: defined(remittance), repeated };
}

/**
 * Stores the remittances that the courier's API lists for the last weeks, each once.
 * @returns the number of new ones; 0 if the courier has no such API
 * @throws CourierError
 */
export async function fetchNewRemittances(
  deps: Pick<Deps, 'db' | 'clock' | 'courier'>,
): Promise<number> {
  const { courier, clock } = deps;
  if (!courier?.listRemittances) return 0;
  const window = {
    from: indianDate(clock.now() - fetchedDays * dayMs),
    to: indianDate(clock.now()),
  };
  let added = 0;
  for (const remittance of await courier.listRemittances(window)) {
    const { repeated } = await storeRemittance(
      deps,
      { courier: courier.name, source: 'courier' },
      remittance,
    );
    if (!repeated) added += 1;
  }
  return added;
}

/**
 * Fetches new remittances on an administrator's request. @throws ShopError courier_off,
 * courier_unavailable
 */
export async function fetchNow(deps: Pick<Deps, 'db' | 'clock' | 'courier'>): Promise<number> {
  requireCourier(deps);
  return duringRequest(() => fetchNewRemittances(deps));
}

/** Pending cash of the couriers, and the latest remittances with their differences. */
export async function listCash({ db }: Pick<Deps, 'db'>) {
  const due = (await listCashDue(db)).map(({ duePaise, ...row }) => ({
    ...row,
    due: toRupees(duePaise),
  }));
  return { due, remittances: await present(db, await listRemittanceRows(db, shown)) };
}

async function present(db: Executor, rows: readonly RemittanceRow[]): Promise<RemittanceView[]> {
  const differences = await listDifferences(db, rows);
  const counts = await countMatched(db, rows);
  return rows.map(({ courier, reference, paidOn, totalPaise, lineCount }) => {
    const isOwn = (one: Pick<RemittanceRow, 'courier' | 'reference'>) =>
      one.courier === courier && one.reference === reference;
    const own = differences.filter(isOwn);
    return {
      ...{ courier, reference, paidOn, total: toRupees(totalPaise), lines: lineCount },
      matched: counts.find(isOwn)?.matched ?? 0,
      differences: own.map(({ awb, orderId, orderNumber, amountPaise, duePaise, outcome }) => ({
        ...{ awb, orderId, orderNumber, outcome, amount: toRupees(amountPaise) },
        due: duePaise === null ? null : toRupees(duePaise),
      })),
    };
  });
}
