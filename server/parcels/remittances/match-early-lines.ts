import type { Transaction } from '../../platform/database/open-database.ts';
import { type ParcelRow, updateParcel } from '../parcel-queries.ts';
import { outcomeOf } from './plan-match.ts';
import { listEarlyLines, updateLine } from './queries.ts';

/**
 * Cash that the courier handed over before it reported the delivery: its line is compared now, as
 * if it had arrived after it. The parcel's row is locked, as it is for a new remittance.
 */
export async function matchEarlyLines(tx: Transaction, parcel: ParcelRow): Promise<void> {
  const { id, codPaise: duePaise } = parcel;
  if (parcel.state !== 'delivered' || duePaise === 0) return;
  let { remittedPaise } = parcel;
  for (const line of await listEarlyLines(tx, id)) {
    const remitted = remittedPaise !== null;
    const outcome = outcomeOf(line.amountPaise, { id, duePaise, remitted }, false);
    await updateLine(tx, line, { outcome, duePaise });
    if (remitted) continue;
    remittedPaise = line.amountPaise;
    await updateParcel(tx, id, { remittedPaise });
  }
}
