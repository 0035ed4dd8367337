import { type AdminPrivacyRequest, errorMessage, ShopError } from '@jyotiratna/contract';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { requestEmail } from '../../platform/email/request-email.ts';
import {
  countOpen,
  findRequest,
  listRequests,
  type PersonalRequest,
  saveResponse,
} from './queries.ts';
import { presentRequest } from './send-request.ts';

/** The requests for administrators, with the numbers of open and overdue ones. Three queries. */
export async function readRequests(
  { db }: Pick<Deps, 'db'>,
  { state }: { state?: 'open' | 'answered' | undefined },
): Promise<{ requests: AdminPrivacyRequest[]; open: number; overdue: number }> {
  return { requests: (await listRequests(db, state)).map(present), ...(await countOpen(db)) };
}

/**
 * Saves the reply to a request, logs it, and emails it to the user; idempotent.
 * @throws ShopError not_found; order_state if it has another reply
 */
export async function resolveRequest(
  deps: Pick<Deps, 'db'>,
  actor: Admin,
  { id, answer }: { id: string; answer: string },
): Promise<AdminPrivacyRequest> {
  return transact(deps.db, async (tx) => {
    const isFirst = await saveResponse(tx, id, answer);
    const request = await findRequest(tx, id);
    if (!request) throw new ShopError('not_found');
    if (!isFirst && request.answer === answer) return present(request);
    if (!isFirst) throw new ShopError('order_state', { message: errorMessage('privacy_answered') });
    await audit(tx, actor, 'privacy.answer', `user:${request.userId}`, {
      request: { before: null, after: request.kind },
    });
    await requestEmail(tx, { kind: 'privacy-answer', requestId: id });
    return present(request);
  });
}

function present(request: PersonalRequest): AdminPrivacyRequest {
  const { name, email, overdue } = request;
  return { ...presentRequest(request), name, email, overdue };
}
