import type { Team } from '@jyotiratna/contract';
import { type Actor, requireAdmin } from '../../accounts/actor.ts';
import { readSecondFactorRequired } from '../../accounts/second-factor/required-queries.ts';
import { idleSeconds } from '../../accounts/sessions/find-session.ts';
import type { Deps } from '../../platform/deps.ts';
import { listTeamRows as listRows } from './queries.ts';

/**
 * The administrators, in order of creation, with their second factor and number of active sessions,
 * and whether all need a second factor. Two queries.
 */
export async function listTeam({ db, env }: Pick<Deps, 'db' | 'env'>, actor: Actor): Promise<Team> {
  const { id: own } = requireAdmin(actor);
  const rows = await listRows(db, idleSeconds.admin);
  const required = await readSecondFactorRequired(db);
  const administrators = rows.map(
    ({ id, email, name, duty: adminRole, createdAt, secondFactorSince, sessions, lastSeenAt }) => ({
      id,
      email,
      name: name || email,
      duty: adminRole,
      createdAt: createdAt.toISOString(),
      secondFactor: secondFactorSince !== null,
      sessions,
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      you: id === own,
    }),
  );
  return {
    administrators,
    secondFactor: { required, sealed: env.SECOND_FACTOR_KEY !== undefined },
  };
}
