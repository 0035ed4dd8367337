import type { UserRow } from '../accounts/queries.ts';
import { readNotes } from '../consultations/clients/client-queries.ts';
import { listPayouts } from '../consultations/payout-queries.ts';
import { listConsultationsOf } from '../consultations/queries.ts';
import { findCertificateContent, listCertificates } from '../healers/certificates/queries.ts';
import { findHealerAccount } from '../healers/presence-queries.ts';
import type { Executor } from '../platform/database/open-database.ts';

/**
 * A healer's own records, for the data export; null for another user. Of the sessions it has times
 * and amounts, since the messages are the customers' as well.
 */
export async function exportHealer(db: Executor, { id, role }: Pick<UserRow, 'id' | 'role'>) {
  if (role !== 'healer') return null;
  const sessions = await listConsultationsOf(db, { healerUserId: id }, 10_000);
  const payouts = await listPayouts(db, id, 10_000);
  return {
    ...(await exportProfile(db, id)),
    sessions: sessions.map(
      ({ id: sessionId, status, requestedAt, startedAt, endedAt, chargedPaise, sharePercent }) => ({
        ...{ id: sessionId, status, requestedAt, startedAt, endedAt, chargedPaise, sharePercent },
      }),
    ),
    payouts: payouts.map(({ healerUserId: _, ...payout }) => payout),
    customers: [...(await readNotes(db, id))].map(([customerId, note]) => ({ customerId, note })),
  };
}

/** The account of a healer with its availability, and the certificates with their images. */
async function exportProfile(db: Executor, userId: string) {
  const account = (await findHealerAccount(db, userId))?.account;
  if (!account) return { profile: null, certificates: [] };
  const { presentUntil: _, missedRequests: _missed, ...profile } = account;
  const owner = { healerId: account.healerId, userId };
  const certificates: unknown[] = [];
  for (const { id, name, state, refusal, checkedAt, createdAt: addedAt } of await listCertificates(
    db,
    owner,
  )) {
    const webp = await findCertificateContent(db, { ...owner, id });
    certificates.push({ name, state, refusal, checkedAt, addedAt, webp });
  }
  return { profile, certificates };
}
