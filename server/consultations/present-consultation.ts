import {
  type Consultation,
  type ConsultationMessage,
  consultationLimits,
  type Locale,
  nameIn,
  ShopError,
  toRupees,
} from '@jyotiratna/contract';
import type { Actor } from '../accounts/actor.ts';
import { sessionRooms } from '../healers/session-room.ts';
import { customerAccount } from '../ledger/accounts.ts';
import { balanceOf } from '../ledger/queries.ts';
import type { Executor } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { hasHadFreeChat } from './clock-queries.ts';
import { dueAtStart } from './due.ts';
import type { MessageRow } from './message-queries.ts';
import {
  countEarlier,
  countUpcoming,
  type FoundConsultation,
  findConsultation,
  type Side,
} from './queries.ts';
import { findOwnReview } from './reviews/queries.ts';
import { presentOwn } from './reviews/read-reviews.ts';

/** A session, and the side of the requesting participant. */
export type Own = { row: FoundConsultation; side: Side };

/**
 * A session for one of its participants; for other users it does not exist.
 * @throws ShopError consultation_not_found (404)
 */
export async function findOwn(db: Executor, actor: Actor, id: string): Promise<Own> {
  const row = await findConsultation(db, id);
  const side = row && sideOf(row, actor);
  if (!row || !side) throw new ShopError('consultation_not_found');
  return { row, side };
}

export function sideOf(row: FoundConsultation, actor: Actor): Side | null {
  if (actor.role === 'user' && actor.id === row.userId) return 'customer';
  return actor.role === 'healer' && actor.id === row.healerUserId ? 'healer' : null;
}

/** Ids of the participants that have an account. */
export function usersOf({
  userId,
  healerUserId,
}: Pick<FoundConsultation, 'userId' | 'healerUserId'>): string[] {
  return healerUserId ? [userId, healerUserId] : [userId];
}

/** Dependencies for presenting a session. */
export type Presenting = Pick<Deps, 'db' | 'rooms' | 'env'>;

/** A session in the contract's form, from one side. Both sides see the same clock. */
export async function presentConsultation(
  { db, rooms, env }: Presenting,
  row: FoundConsultation,
  side: Side,
  locale: Locale,
): Promise<Consultation> {
  const running = row.status === 'running';
  const iso = (moment: Date | null) => moment?.toISOString() ?? null;
  const customer = side === 'customer';
  const clockRuns = running && row.healerIsPresent && (row.elsewhere || row.customerIsPresent);
  // Includes the time since the last update, which may be some seconds ago: otherwise the visible
  // clock would jump back.
  const clockMs = row.clockMs + (clockRuns ? row.elapsedMs : 0);
  const own = customer && row.stars !== null ? await findOwnReview(db, row.id) : null;
  return {
    id: row.id,
    side,
    healerId: row.healerId,
    healerName: nameIn(
      { name: row.healerName ?? row.healerId, nameHi: row.healerNameHi ?? '' },
      locale,
    ),
    customerName: row.customerName,
    bookingId: row.bookingId,
    mode: row.mode,
    elsewhere: row.elsewhere
      ? {
          phone: row.status === 'ended' ? '' : (row.bookingPhone ?? ''),
          room: await meetingOf({ db, env }, row),
        }
      : null,
    status: row.status,
    ahead: row.status === 'waiting' ? await countUpcoming(db, row) : null,
    endReason: row.endReason,
    ratePerMinute: toRupees(row.ratePaise),
    wholePrice: row.wholePaise === null ? null : toRupees(row.wholePaise),
    missing: row.status === 'accepted' ? await missingOf(db, row) : 0,
    freeMinutes: row.freeMinutes,
    question: row.question,
    request: customer || row.status === 'ended' ? null : await requestOf(db, row),
    requestedAt: row.requestedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    startedAt: iso(row.startedAt),
    endedAt: iso(row.endedAt),
    clockMs,
    clockRuns,
    endsBy: row.nextSlotMs === null ? null : new Date(row.nextSlotMs).toISOString(),
    leftMs: running
      ? leftOf({ ...row, clockMs }, await balanceOf(db, customerAccount(row.userId)))
      : null,
    charged: toRupees(row.chargedPaise),
    refunded: toRupees(row.refundedPaise + (customer ? row.adminRefundedPaise : 0)),
    refundRule: row.refundRule,
    otherIsThere: customer ? row.healerIsPresent : row.customerIsPresent,
    rooms: rooms !== null,
    otherInRoom: running && (customer ? row.healerInRoom : row.customerInRoom),
    lastSeq: row.lastSeq,
    delivered: customer ? row.healerDelivered : row.customerDelivered,
    read: customer ? row.healerRead : row.customerRead,
    ownRead: customer ? row.customerRead : row.healerRead,
    stars: row.stars,
    review: row.review,
    published: own && presentOwn(own),
    transcriptDeleted: row.transcriptDeletedAt !== null,
    reported: customer ? row.customerReported : row.healerReported,
    blocked: customer ? row.customerBlocks : row.healerBlocks,
  };
}

/** Rupees missing from the balance for an accepted session to start. */
async function missingOf(db: Executor, row: FoundConsultation): Promise<number> {
  const { fromBalance, restPaise } = await dueAtStart(db, row, row.bookingPaidPaise ?? 0);
  const balance = fromBalance > 0 ? await balanceOf(db, customerAccount(row.userId)) : 0;
  return toRupees(Math.max(0, fromBalance - balance - restPaise));
}

/** Information for the healer about a session's customer, until the session is closed. */
async function requestOf(db: Executor, row: FoundConsultation): Promise<Consultation['request']> {
  const { userId, healerId, locale, mode, startedAt, freeMinutes } = row;
  const isFree = startedAt
    ? freeMinutes > 0
    : mode === 'chat' && !(await hasHadFreeChat(db, userId, healerId));
  return { locale, isFree, earlierSessions: await countEarlier(db, row) };
}

/**
 * The URL of a video session's room on a meeting server, while the session is open; null otherwise.
 */
async function meetingOf(
  deps: Pick<Deps, 'db' | 'env'>,
  { bookingId, mode, status }: FoundConsultation,
): Promise<string | null> {
  if (bookingId === null || mode !== 'video' || status === 'ended') return null;
  return (await sessionRooms(deps))({ id: bookingId, mode });
}

/**
 * The remaining time of the session in ms: minutes already billed, free, or covered by the balance,
 * up to the healer's next booked slot.
 */
export function leftOf(
  {
    clockMs,
    billedUntil,
    freeMinutes,
    ratePaise,
    wholePaise,
    nextSlotMs,
    nowMs,
  }: Pick<
    FoundConsultation,
    'clockMs' | 'billedUntil' | 'freeMinutes' | 'ratePaise' | 'wholePaise' | 'nextSlotMs' | 'nowMs'
  >,
  balancePaise: number,
): number {
  const { minuteMs, fixedPriceMs } = consultationLimits;
  const untilSlotMs =
    nextSlotMs === null ? Number.POSITIVE_INFINITY : Math.max(0, Math.ceil(nextSlotMs - nowMs));
  if (wholePaise !== null) return Math.min(untilSlotMs, Math.max(0, fixedPriceMs - clockMs));
  const covered = Math.max(billedUntil, freeMinutes * minuteMs);
  const paidMs = Math.max(
    0,
    covered - clockMs + Math.max(0, Math.floor(balancePaise / ratePaise)) * minuteMs,
  );
  return Math.min(untilSlotMs, paidMs);
}

export function presentMessage({
  seq,
  clientId,
  sender,
  content,
  createdAt,
}: MessageRow): ConsultationMessage {
  return { seq, clientId, sender, content, at: createdAt.toISOString() };
}
