import {
  maxOpenPrivacyRequests,
  type PrivacyRequest,
  type PrivacyRequestKind,
  ShopError,
} from '@jyotiratna/contract';
import { type Actor, requireMember } from '../../accounts/actor.ts';
import { lockUser } from '../../accounts/queries.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { requestEmail } from '../../platform/email/request-email.ts';
import { newId } from '../../platform/secrets/token.ts';
import { countOpenOf, insertRequest, listRequestsOf, type PrivacyRequestRow } from './queries.ts';

/** The caller's requests, latest first. @throws ShopError unauthenticated */
export async function readOwnRequests(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
): Promise<PrivacyRequest[]> {
  return (await listRequestsOf(db, requireMember(actor).id)).map(presentRequest);
}

/**
 * Saves a request with its deadline, and notifies the shop.
 * @throws ShopError unauthenticated; too_many_attempts if too many are open
 */
export async function sendRequest(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  input: { kind: PrivacyRequestKind; text: string },
): Promise<PrivacyRequest[]> {
  const { id: userId } = requireMember(actor);
  await transact(deps.db, async (tx) => {
    if (!(await lockUser(tx, userId))) throw new ShopError('unauthenticated');
    if ((await countOpenOf(tx, userId)) >= maxOpenPrivacyRequests)
      throw new ShopError('too_many_attempts');
    const id = newId('prq_');
    await insertRequest(tx, { id, userId, ...input });
    await requestEmail(tx, { kind: 'privacy-request', requestId: id });
  });
  return readOwnRequests(deps, actor);
}

export function presentRequest(row: PrivacyRequestRow): PrivacyRequest {
  const { id, kind, text, createdAt, dueAt, answer, answeredAt } = row;
  return {
    ...{ id, kind, text, answer },
    createdAt: createdAt.toISOString(),
    dueAt: dueAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}
