import {
  type Consultation,
  consultationLimits,
  ShopError,
  sourceLocale,
  toPaise,
} from '@jyotiratna/contract';
import { type Actor, requireHealer, requireUser } from '../accounts/actor.ts';
import { requestPush, requestPushToAdmins } from '../accounts/push/request-push.ts';
import { lockUser } from '../accounts/queries.ts';
import { holdPublished } from '../documents/queries.ts';
import { clearMissed, findHealerAccount } from '../healers/presence-queries.ts';
import { healersTag } from '../healers/profiles/healer-kind.ts';
import { findHealer, lockRates } from '../healers/profiles/read-healers.ts';
import { customerAccount } from '../ledger/accounts.ts';
import { balanceOf } from '../ledger/queries.ts';
import { publicName } from '../orders/reviews/public-name.ts';
import { invalidateOnCommit, isUniqueViolation, transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { newId } from '../platform/secrets/token.ts';
import { deleteHealerAlert } from './alerts/queries.ts';
import { endSession, publishChange } from './bill.ts';
import { hasHadFreeChat, tickRow } from './clock-queries.ts';
import { admitToFreeChat } from './free-chat-limits.ts';
import { findOwn, type Presenting, presentConsultation } from './present-consultation.ts';
import {
  acceptRow,
  type ConsultationRow,
  findOpenOf,
  insertConsultation,
  listOpenOf,
  rateRow,
} from './queries.ts';
import { isBlocked } from './reports/queries.ts';
import { deleteReview, saveReview } from './reviews/queries.ts';
import { readMsToNextSlot } from './slot-queries.ts';

type ChatRequest = {
  healerId: string;
  wait?: boolean | undefined;
  price?: number | undefined;
  question?: string | undefined;
};
type Dependencies = Presenting & Pick<Deps, 'live'>;
const localeOf = (actor: Actor) => actor.locale ?? sourceLocale;

/**
 * Requests a chat with a healer who is online or reachable by push, or joins the waiting list of a
 * healer who is offline or in another session.
 * @throws ShopError healer_not_found (404), healer_offline, price_changed, consultation_open,
 * slot_soon (409) shortly before a booked slot of the healer, consultation_blocked (403) if either
 * has blocked the other, balance_low (402) if neither free minutes nor the balance cover a minute
 */
export async function requestConsultation(
  deps: Dependencies,
  actor: Actor,
  { healerId, wait = false, price, question = '' }: ChatRequest,
): Promise<Consultation> {
  const user = requireUser(actor);
  const { id: userId } = user;
  await findHealer(deps.db, healerId);
  const healer = await findHealerAccount(deps.db, healerId);
  if (!healer?.account.userId || !(wait || healer.online || healer.reachable))
    throw new ShopError('healer_offline');
  const pair = { customerId: userId, healerUserId: healer.account.userId };
  if (await isBlocked(deps.db, pair)) throw new ShopError('consultation_blocked');
  if (!wait) rejectBefore(await readMsToNextSlot(deps.db, healerId));
  const { sharePercent, userId: healerUserId } = healer.account;
  const id = newId('con_');
  await transact(deps.db, async (tx) => {
    if (!(await lockUser(tx, userId))) throw new ShopError('unauthenticated');
    // The session retains this rate, even if another one is published later.
    const { chatPrice } = await lockRates(tx, healerId);
    if (price !== undefined && price !== chatPrice) throw new ShopError('price_changed');
    const ratePaise = toPaise(chatPrice);
    const free = !(await hasHadFreeChat(tx, userId, healerId));
    if ((await balanceOf(tx, customerAccount(userId))) < ratePaise) {
      if (!free) throw new ShopError('balance_low');
      await admitToFreeChat(tx, user);
    }
    const row = {
      id,
      healerId,
      healerUserId,
      userId,
      ratePaise,
      sharePercent,
      locale: localeOf(actor),
      question,
    };
    const { responseMs, waitingMs: pendingMs } = consultationLimits;
    const inserted = wait
      ? await insertConsultation(tx, { ...row, status: 'waiting' }, pendingMs)
      : await insertConsultation(tx, { ...row, byPush: !healer.online }, responseMs);
    if (!inserted) {
      const open = await findOpenOf(tx, userId);
      throw new ShopError('consultation_open', open ? { data: { consultationId: open.id } } : {});
    }
    await deleteHealerAlert(tx, { healerId, userId });
    if (!wait && healerUserId)
      await requestPush(tx, { kind: 'session-request', consultationId: id }, [healerUserId]);
  });
  await publishChange(deps, id);
  return readConsultation(deps, actor, { id });
}

/**
 * Accepts a request before its timeout, or calls a customer from the waiting list; for its healer.
 * Idempotent.
 * @throws ShopError consultation_not_found (404), consultation_state (409) if the status has
 * changed or the healer was withdrawn, consultation_open (409) while the healer is in another
 * session, slot_soon (409) shortly before a booked slot of the healer
 */
export async function acceptConsultation(
  deps: Dependencies,
  actor: Actor,
  { id }: { id: string },
): Promise<Consultation> {
  requireHealer(actor);
  const { row } = await findOwn(deps.db, actor, id);
  if (row.status === 'accepted' || row.status === 'running')
    return readConsultation(deps, actor, { id });
  rejectBefore(row.nextSlotMs === null ? null : row.nextSlotMs - row.nowMs);
  const accepted = await transact(deps.db, async (tx) => {
    const takesSessions = (await holdPublished(tx, 'healer', row.healerId)) !== null;
    const accepted = takesSessions ? await acceptRow(tx, id, consultationLimits) : null;
    if (!accepted) return null;
    await requestPush(tx, { kind: 'session-ready', consultationId: id }, [accepted.userId]);
    if (accepted.healerUserId) await clearMissed(tx, accepted.healerUserId);
    return accepted;
  }).catch((error: unknown) => {
    if (isUniqueViolation(error)) throw new ShopError('consultation_open');
    throw error;
  });
  if (!accepted) throw new ShopError('consultation_state');
  await publishChange(deps, id);
  return readConsultation(deps, actor, { id });
}

/** Rejects a chat that would soon run into a booked slot. @throws ShopError slot_soon (409) */
function rejectBefore(msToSlot: number | null): void {
  if (msToSlot !== null && msToSlot < consultationLimits.slotMarginMs)
    throw new ShopError('slot_soon');
}

/**
 * Closes the unaccepted requests of a withdrawn healer and notifies the customers. Accepted and
 * booked sessions continue.
 */
export async function declineRequests(
  deps: Pick<Deps, 'db' | 'live'>,
  healerId: string,
): Promise<void> {
  const open = await listOpenOf(deps.db, { healerId });
  const unanswered = open.filter(({ status }) => status === 'requested' || status === 'waiting');
  for (const { id } of unanswered) await endSession(deps, id, 'declined');
}

/**
 * Closes a session on behalf of either side, in any status. Idempotent. @throws ShopError
 * consultation_not_found (404)
 */
export async function endByUser(
  deps: Dependencies,
  actor: Actor,
  { id }: { id: string },
): Promise<Consultation> {
  const { row, side } = await findOwn(deps.db, actor, id);
  // A last heartbeat: the session took place until now.
  if (row.status === 'running') await tickRow(deps.db, id, side);
  await endSession(deps, id, (locked) => reasonOf(locked, side));
  return readConsultation(deps, actor, { id });
}

function reasonOf({ status }: ConsultationRow, side: 'customer' | 'healer') {
  if (status === 'running') return side;
  return side === 'customer' ? 'withdrawn' : 'declined';
}

/** @throws ShopError consultation_not_found (404) */
export async function readConsultation(
  deps: Presenting,
  actor: Actor,
  { id }: { id: string },
): Promise<Consultation> {
  const { row, side } = await findOwn(deps.db, actor, id);
  return presentConsultation(deps, row, side, localeOf(actor));
}

type Rating = {
  id: string;
  stars: number;
  review?: string | undefined;
  showName?: boolean | undefined;
};

/** Whether the session was paid or had free minutes; only such sessions can be rated. */
function wasPaidOrFree(
  row: Pick<ConsultationRow, 'chargedPaise' | 'prepaidPaise' | 'freeMinutes'>,
): boolean {
  return row.chargedPaise > 0 || row.prepaidPaise > 0 || row.freeMinutes > 0;
}

/**
 * Saves the customer's rating of a closed session; a review text is pending until the shop
 * moderates it. @throws ShopError consultation_state (409) before it is closed, or if it never ran
 */
export async function rateConsultation(
  deps: Presenting,
  actor: Actor,
  { id, stars, review = '', showName = false }: Rating,
): Promise<Consultation> {
  const { row } = await findOwn(deps.db, actor, id);
  if (row.status !== 'ended' || !row.startedAt || !wasPaidOrFree(row))
    throw new ShopError('consultation_state');
  await transact(deps.db, async (tx) => {
    await rateRow(tx, id, { stars, review: review || null });
    const name = showName ? publicName(row.customerName) : null;
    if (review) {
      await saveReview(tx, { consultationId: id, text: review, name });
      await requestPushToAdmins(
        tx,
        { kind: 'session-review', consultationId: id },
        '/admin/session-reviews',
      );
    } else await deleteReview(tx, id);
    invalidateOnCommit([healersTag]);
  });
  return readConsultation(deps, actor, { id });
}
