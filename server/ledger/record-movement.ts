import type { Transaction } from '../platform/database/open-database.ts';
import { newId } from '../platform/secrets/token.ts';
import type { LedgerAccount } from './accounts.ts';
import { insertEntries, insertMovement, type MovementKind } from './queries.ts';

export type Movement = {
  kind: MovementKind;
  /** The subject of the movement; idempotent by kind and ref. */
  ref: string;
  /** The refunded payment, for a refund. */
  paymentId?: string;
  /** The reason, displayed to the customer. */
  note?: string;
  from: LedgerAccount;
  to: LedgerAccount;
  /** Integer paise above zero. */
  amountPaise: number;
};

/**
 * Moves money between two accounts within the caller's transaction; idempotent by kind and ref. The
 * caller checks the debited account's balance under `lockBalance`.
 * @returns false if the movement was recorded before
 * @throws RangeError if the amount is not a positive integer
 */
export async function recordMovement(tx: Transaction, movement: Movement): Promise<boolean> {
  const { kind, ref, paymentId, note, from, to, amountPaise } = movement;
  if (!Number.isSafeInteger(amountPaise) || amountPaise <= 0)
    throw new RangeError(`${amountPaise} paise cannot be moved.`);
  const id = newId('mov_');
  if (
    !(await insertMovement(tx, { id, kind, ref, paymentId: paymentId ?? null, note: note ?? null }))
  )
    return false;
  await insertEntries(tx, [
    { movementId: id, side: 'from', account: from, amountPaise: -amountPaise },
    { movementId: id, side: 'to', account: to, amountPaise },
  ]);
  return true;
}
