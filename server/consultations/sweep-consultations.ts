import { consultationLimits } from '@jyotiratna/contract';
import type { Deps } from '../platform/deps.ts';
import { newId } from '../platform/secrets/token.ts';
import { notifyWhenFree } from './alerts/notify-when-free.ts';
import { billSession, endSession, tellChange } from './bill.ts';
import { releaseSlots } from './give-slots-back.ts';
import { findOpenOf, insertConsultation, listOpenOf } from './queries.ts';
import { countAbsences, type DueOf, findDue, listBookingsToOpen, listDue } from './sweep-queries.ts';

/**
 * Sees to sessions that nobody's connection sees to: requests that nobody answered, people who went, silence, minutes that a
 * process which died has not billed, and booked slots whose time has come. Several processes may do it at once.
 */
export async function sweepConsultations(deps: Pick<Deps, 'db' | 'live' | 'rooms'>): Promise<void> {
  await countAbsences(deps.db);
  const failed: unknown[] = [];
  for (const seen of await listDue(deps.db, consultationLimits)) {
    // One that cannot be seen to keeps nobody else waiting.
    await seeTo(deps, seen).catch((error: unknown) => failed.push(error));
  }
  await openBooked(deps);
  await releaseSlots(deps);
  await notifyWhenFree(deps);
  if (failed.length > 0) throw failed[0];
}

/** Does what was seen to be due, if it still is: somebody may have come, or said something, since. */
export async function seeTo(deps: Pick<Deps, 'db' | 'live'>, { id, due }: { id: string; due: DueOf }): Promise<void> {
  if (due === 'bill') return billSession(deps, id);
  await endSession(deps, id, due, async (tx) => (await findDue(tx, id, consultationLimits)) === due);
}

/**
 * A booked slot becomes an accepted session, which runs as soon as both are there. Without rooms of the shop's own a call is made
 * by telephone or on another server, and the session keeps its clock and its bill.
 */
async function openBooked(deps: Pick<Deps, 'db' | 'live' | 'rooms'>): Promise<void> {
  const { bookedMs } = consultationLimits;
  for (const { booking, sharePercent, healerUserId } of await listBookingsToOpen(deps.db, bookedMs)) {
    const { healerId, userId, id: bookingId, perMinutePaise: ratePaise, mode, sessionPaise, locale } = booking;
    if (!userId) continue;
    const called = mode === 'chat' ? {} : { wholePaise: sessionPaise, elsewhere: deps.rooms === null };
    const people = { healerId, healerUserId, userId };
    const row = { id: newId('con_'), ...people, bookingId, ratePaise, sharePercent, locale, mode, ...called };
    const open = () => insertConsultation(deps.db, { ...row, status: 'accepted' }, bookedMs);
    // Where one of them is still in another session, the next round tries again.
    const opened = (await open()) ?? ((await makeWay(deps, { healerId, userId })) ? await open() : null);
    if (opened) await tellChange(deps, opened.id);
  }
}

/**
 * What a customer only asks or waits for gives way to what they have booked, once the healer is free for it.
 * @returns whether there was something
 */
async function makeWay(
  deps: Pick<Deps, 'db' | 'live'>,
  { healerId, userId }: { healerId: string; userId: string },
): Promise<boolean> {
  const taken = (await listOpenOf(deps.db, { healerId })).some(
    ({ status }) => status === 'accepted' || status === 'running',
  );
  if (taken) return false;
  const asked = await findOpenOf(deps.db, userId);
  if (asked?.status !== 'requested' && asked?.status !== 'waiting') return false;
  return endSession(deps, asked.id, 'withdrawn');
}
