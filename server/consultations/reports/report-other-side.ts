import type { Consultation, ReportReason } from '@jyotiratna/contract';
import type { Actor } from '../../accounts/actor.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { requestEmail } from '../../platform/email/request-email.ts';
import { deleteHealerAlert } from '../alerts/queries.ts';
import { findOwn, type Own, type Presenting } from '../present-consultation.ts';
import { findOpenOf } from '../queries.ts';
import { endByUser, readConsultation } from '../request-consultation.ts';
import { deleteHealerBlock, insertHealerBlock, saveReport } from './queries.ts';

type Dependencies = Presenting & Pick<Deps, 'live'>;
type Report = {
  id: string;
  reason: ReportReason;
  text?: string | undefined;
  block?: boolean | undefined;
};

/**
 * Reports the other side of a session to the administrators, and notifies the shop's mailbox each
 * time that the report is opened: first, and after an administrator had closed it.
 * @throws ShopError consultation_not_found (404)
 */
export async function reportOtherSide(
  deps: Dependencies,
  actor: Actor,
  given: Report,
): Promise<Consultation> {
  const { id, reason, text = '', block = false } = given;
  const own = await findOwn(deps.db, actor, id);
  await transact(deps.db, async (tx) => {
    const report = await saveReport(tx, { consultationId: id, side: own.side, reason, text });
    if (report.isOpened) await requestEmail(tx, { kind: 'session-report', reportId: report.id });
  });
  if (block) return setBlock(deps, actor, { id, on: true });
  return readConsultation(deps, actor, { id });
}

/**
 * Blocks the other side, which closes their open session, or unblocks it.
 * @throws ShopError consultation_not_found (404)
 */
export async function setBlock(
  deps: Dependencies,
  actor: Actor,
  { id, on }: { id: string; on: boolean },
): Promise<Consultation> {
  const own = await findOwn(deps.db, actor, id);
  const pair = pairOf(own);
  const block = pair && { ...pair, side: own.side };
  if (block && !on) await deleteHealerBlock(deps.db, block);
  if (on) {
    if (block) await insertHealerBlock(deps.db, block);
    await endOpen(deps, actor, own);
  }
  return readConsultation(deps, actor, { id });
}

/**
 * Closes the open session of this pair, which may be another than the given one, and deletes the
 * customer's alert.
 */
async function endOpen(deps: Dependencies, actor: Actor, { row }: Own): Promise<void> {
  const { userId, healerId, healerUserId } = row;
  const open = await findOpenOf(deps.db, userId);
  const isOfBoth = healerUserId !== null && open?.healerUserId === healerUserId;
  if (open && (open.id === row.id || isOfBoth)) await endByUser(deps, actor, { id: open.id });
  await deleteHealerAlert(deps.db, { healerId, userId });
}

function pairOf({ row: { userId, healerUserId } }: Own) {
  return healerUserId === null ? null : { customerId: userId, healerUserId };
}
