import type { Administrator } from '@jyotiratna/contract';
import { listTeam as listRows } from '../../../db/queries/team.ts';
import { type Actor, requireAdmin } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { idleSeconds } from '../../sessions/find-session.ts';

/** The administrators, the oldest first: their second factor, and how many sessions of theirs live. One query. */
export async function listTeam({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Administrator[]> {
  const { id: own } = requireAdmin(actor);
  const rows = await listRows(db, idleSeconds.admin);
  return rows.map(({ id, email, name, createdAt, secondFactorSince, sessions, lastSeenAt }) => ({
    id,
    email,
    name: name || email,
    createdAt: createdAt.toISOString(),
    secondFactor: secondFactorSince !== null,
    sessions,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    you: id === own,
  }));
}
