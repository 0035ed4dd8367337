import { consultationLimits } from '@jyotiratna/contract';
import type { Deps } from '../platform/deps.ts';
import { newId } from '../platform/secrets/token.ts';
import { notifyWhenFree } from './alerts/notify-when-free.ts';
import { billSession, endSession, publishChange } from './bill.ts';
import { findOpenOf, insertConsultation, listOpenOf } from './queries.ts';
import { cancelBlocked, releaseSlots } from './release-slots.ts';
import {
  countAbsences,
  type DueOf,
  findDue,
  listBookingsToOpen,
  listDue,
} from './sweep-queries.ts';

/**
 * Handles sessions regardless of connections: requests without a reply, absent participants,
 * silence, minutes left unbilled by a crashed process, and due booked slots. Safe to run in several
 * processes concurrently.
 */
export async function sweepConsultations(
  deps: Pick<Deps, 'db' | 'live' | 'rooms' | 'env' | 'clock'>,
): Promise<void> {
  await countAbsences(deps.db);
  const failed: unknown[] = [];
  for (const seen of await listDue(deps.db, consultationLimits)) {
    // A failing session does not block the others.
    await seeTo(deps, seen).catch((error: unknown) => failed.push(error));
  }
  await openBooked(deps);
  await releaseSlots(deps);
  await notifyWhenFree(deps);
  if (failed.length > 0) throw failed[0];
}

/**
 * Performs a session's due action, if it is still due: a participant may have joined or sent a
 * message since.
 */
export async function seeTo(
  deps: Pick<Deps, 'db' | 'live'>,
  { id, due }: { id: string; due: DueOf },
): Promise<void> {
  if (due === 'bill') return billSession(deps, id);
  await endSession(
    deps,
    id,
    due,
    async (tx) => (await findDue(tx, id, consultationLimits)) === due,
  );
}

/**
 * Converts due bookings into accepted sessions, which start once both participants are present.
 * Without built-in rooms a call takes place by phone or on another server; the session still has a
 * clock and a bill. If either participant has blocked the other, the booking is cancelled.
 */
async function openBooked(deps: Pick<Deps, 'db' | 'live' | 'rooms' | 'clock'>): Promise<void> {
  const { bookedMs } = consultationLimits;
  for (const { booking, sharePercent, healerUserId, blocked } of await listBookingsToOpen(
    deps.db,
    bookedMs,
  )) {
    const {
      healerId,
      userId,
      id: bookingId,
      perMinutePaise: ratePaise,
      mode,
      sessionPaise,
      locale,
    } = booking;
    if (!userId) continue;
    if (blocked) {
      await cancelBlocked(deps, bookingId);
      continue;
    }
    const called =
      mode === 'chat' ? {} : { wholePaise: sessionPaise, elsewhere: deps.rooms === null };
    const users = { healerId, healerUserId, userId };
    const row = {
      id: newId('con_'),
      ...users,
      bookingId,
      ratePaise,
      sharePercent,
      locale,
      mode,
      ...called,
    };
    const open = () => insertConsultation(deps.db, { ...row, status: 'accepted' }, bookedMs);
    // If either is still in another session, the next run retries.
    const opened =
      (await open()) ?? ((await makeRoom(deps, { healerId, userId })) ? await open() : null);
    if (opened) await publishChange(deps, opened.id);
  }
}

/**
 * Closes a customer's unaccepted requests in favour of the booked session, once the healer is
 * available for it.
 * @returns whether there was such a request
 */
async function makeRoom(
  deps: Pick<Deps, 'db' | 'live'>,
  { healerId, userId }: { healerId: string; userId: string },
): Promise<boolean> {
  const isBusy = (await listOpenOf(deps.db, { healerId })).some(
    ({ status }) => status === 'accepted' || status === 'running',
  );
  if (isBusy) return false;
  const pending = await findOpenOf(deps.db, userId);
  if (pending?.status !== 'requested' && pending?.status !== 'waiting') return false;
  return endSession(deps, pending.id, 'withdrawn');
}
