import { requestPush } from '../accounts/push/request-push.ts';
import { clearMissed, recordUnanswered } from '../healers/presence-queries.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import type { ConsultationRow } from './queries.ts';

type ClosedRequest = Pick<ConsultationRow, 'id' | 'status' | 'healerUserId'>;

/**
 * Effects on the healer when a request ends without a session, by its previous row: replaces the
 * notification on the healer's devices, and sets the healer offline after the second missed request
 * in a row.
 */
export async function settleRequest(
  tx: Transaction,
  { id: consultationId, status, healerUserId }: ClosedRequest,
  reason: ConsultationRow['endReason'],
): Promise<void> {
  if (status !== 'requested' || healerUserId === null) return;
  if (reason === 'declined') return clearMissed(tx, healerUserId);
  if (reason !== 'missed' && reason !== 'withdrawn') return;
  await requestPush(tx, { kind: 'request-over', consultationId }, [healerUserId]);
  if (reason === 'missed' && (await recordUnanswered(tx, healerUserId)))
    await requestPush(tx, { kind: 'healer-away', consultationId }, [healerUserId]);
}
