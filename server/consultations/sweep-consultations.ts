import { consultationLimits } from '@jyotiratna/contract';
import type { Deps } from '../platform/deps.ts';
import { newId } from '../platform/secrets/token.ts';
import { billSession, endSession, tellChange } from './bill.ts';
import { findOpenOf, insertConsultation } from './queries.ts';
import { listBookingsToOpen, listDue } from './sweep-queries.ts';

/**
 * Sees to sessions that nobody's connection sees to: requests that nobody answered, people who went, silence, minutes that a
 * process which died has not billed, and booked slots whose time has come. Several processes may do it at once.
 */
export async function sweepConsultations(deps: Pick<Deps, 'db' | 'live'>): Promise<void> {
  const failed: unknown[] = [];
  for (const { id, due } of await listDue(deps.db, consultationLimits)) {
    const seenTo = due === 'bill' ? billSession(deps, id) : endSession(deps, id, due);
    // One that cannot be seen to keeps nobody else waiting.
    await seenTo.catch((error: unknown) => failed.push(error));
  }
  await openBooked(deps);
  if (failed.length > 0) throw failed[0];
}

/** A booked chat becomes an accepted session, which runs as soon as both are there. */
async function openBooked(deps: Pick<Deps, 'db' | 'live'>): Promise<void> {
  const { bookedMs } = consultationLimits;
  for (const { booking, sharePercent } of await listBookingsToOpen(deps.db, bookedMs)) {
    const { healerId, userId, id: bookingId, perMinutePaise: ratePaise, locale } = booking;
    if (!userId) continue;
    const row = { id: newId('con_'), healerId, userId, bookingId, ratePaise, sharePercent, locale };
    const open = () => insertConsultation(deps.db, { ...row, status: 'accepted' }, bookedMs);
    // Where one of them is still in another session, the next round tries again.
    const opened = (await open()) ?? ((await withdrawAsked(deps, userId)) ? await open() : null);
    if (opened) await tellChange(deps, opened.id);
  }
}

/** What a customer only asks or waits for gives way to what they have booked. @returns whether there was something */
async function withdrawAsked(deps: Pick<Deps, 'db' | 'live'>, userId: string): Promise<boolean> {
  const asked = await findOpenOf(deps.db, userId);
  if (asked?.status !== 'requested' && asked?.status !== 'waiting') return false;
  return endSession(deps, asked.id, 'withdrawn');
}
