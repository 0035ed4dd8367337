import { consultationLimits } from '@jyotiratna/contract';
import type { Deps } from '../platform/deps.ts';
import { newId } from '../platform/secrets/token.ts';
import { billSession, endSession, tellChange } from './bill.ts';
import { insertConsultation } from './queries.ts';
import { listBookingsToOpen, listDue } from './sweep-queries.ts';

/**
 * Sees to sessions that nobody's connection sees to: requests that nobody answered, people who went, silence, minutes that a
 * process which died has not billed, and booked slots whose time has come. Several processes may do it at once.
 */
export async function sweepConsultations(deps: Pick<Deps, 'db' | 'live'>): Promise<void> {
  for (const { id, due } of await listDue(deps.db, consultationLimits)) {
    if (due === 'bill') await billSession(deps, id);
    else await endSession(deps, id, due);
  }
  await openBooked(deps);
}

/** A booked chat becomes an accepted session, which runs as soon as both are there. */
async function openBooked(deps: Pick<Deps, 'db' | 'live'>): Promise<void> {
  const { bookedMs } = consultationLimits;
  for (const { booking, sharePercent } of await listBookingsToOpen(deps.db, bookedMs)) {
    const { healerId, userId, id: bookingId, perMinutePaise: ratePaise, locale } = booking;
    if (!userId) continue;
    const row = { id: newId('con_'), healerId, userId, bookingId, ratePaise, sharePercent, locale };
    // Where one of them is still in another session, the next round tries again.
    const opened = await insertConsultation(deps.db, { ...row, status: 'accepted' }, bookedMs);
    if (opened) await tellChange(deps, opened.id);
  }
}
