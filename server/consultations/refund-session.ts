import { ShopError, toPaise, toRupees } from '@jyotiratna/contract';
import { type Actor, requireAdmin } from '../accounts/actor.ts';
import { audit } from '../accounts/audit/audit.ts';
import { findUser } from '../accounts/queries.ts';
import { customerAccount, sessionsAccount } from '../ledger/accounts.ts';
import { lockBalance } from '../ledger/queries.ts';
import { recordMovement } from '../ledger/record-movement.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { addAdminRefund } from './clock-queries.ts';
import { findSessionRefund, insertSessionRefund } from './documents/queries.ts';
import { buildSessionCreditNote } from './documents/session-credit-note.ts';
import { lockConsultation } from './queries.ts';

type Refund = { id: string; clientId: string; amount: number; reason: string };
type Refunded = { adminRefunded: number; creditNote: string | null };

/**
 * Refunds a closed session (rupees) to its customer's balance, once per `clientId`, and never more
 * than its price, even concurrently. The shop bears the cost: the healer's share is not reduced.
 * One transaction: ledger, credit note, audit log, email.
 * @throws ShopError consultation_not_found (404), consultation_state (409) before it is closed or
 * once the account is deleted, refund_above_session (409), idempotency_mismatch (422) for a
 * `clientId` of another refund
 */
export async function refundSession(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { id, clientId, amount, reason }: Refund,
): Promise<Refunded> {
  const admin = requireAdmin(actor);
  const amountPaise = toPaise(amount);
  return transact(db, async (tx) => {
    const row = await lockConsultation(tx, id);
    if (!row) throw new ShopError('consultation_not_found');
    const previous = await findSessionRefund(tx, clientId);
    if (previous) {
      if (previous.consultationId !== id || previous.amountPaise !== amountPaise)
        throw new ShopError('idempotency_mismatch');
      return { adminRefunded: toRupees(row.adminRefundedPaise), creditNote: previous.number };
    }
    // Deleting the account takes the same lock: either it is complete here, or it will find the
    // refund in the balance.
    await lockBalance(tx, customerAccount(row.userId));
    if (row.status !== 'ended' || (await findUser(tx, row.userId))?.deletedAt !== null)
      throw new ShopError('consultation_state');
    if (!(await addAdminRefund(tx, id, amountPaise))) throw new ShopError('refund_above_session');
    const creditNote = await recordRefund(tx, row, { clientId, amountPaise, reason });
    const after = row.adminRefundedPaise + amountPaise;
    await audit(tx, admin, 'consultation.refund', `consultation:${id}`, {
      refunded: { before: toRupees(row.adminRefundedPaise), after: toRupees(after) },
      reason: { before: null, after: reason },
    });
    await requestEmail(tx, { kind: 'session-refunded', refundId: clientId });
    return { adminRefunded: toRupees(after), creditNote };
  });
}

/**
 * Adds the refund's row, ledger movement and credit note. @returns the credit note's number; null
 * without one
 */
async function recordRefund(
  tx: Transaction,
  { id, userId }: { id: string; userId: string },
  { clientId, amountPaise, reason }: { clientId: string; amountPaise: number; reason: string },
): Promise<string | null> {
  const content = await buildSessionCreditNote(tx, id, amountPaise);
  const number = content?.number ?? null;
  // The lock is per session: the same id for another session violates the table's key.
  if (
    !(await insertSessionRefund(tx, {
      id: clientId,
      consultationId: id,
      amountPaise,
      reason,
      number,
      content,
    }))
  )
    throw new ShopError('idempotency_mismatch');
  const movement = { from: sessionsAccount, to: customerAccount(userId), amountPaise };
  await recordMovement(tx, { kind: 'session-refund', ref: `${id}:${clientId}`, ...movement });
  return number;
}
