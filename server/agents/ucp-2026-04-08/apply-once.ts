import { createHash } from 'node:crypto';
import type { Transaction } from '../../platform/database/open-database.ts';
import { transact } from '../../platform/database/transact.ts';
import { findReply, insertReply, type StoredReply } from '../queries.ts';
import type { Context } from './context.ts';
import { ProtocolError } from './protocol-error.ts';

type Body = Record<string, unknown>;
/** A response, and the change that it reports. */
export type Change = {
  status: number;
  body: Body;
  /** The response if a concurrent call has closed the resource. */
  otherwise?: Body;
  /** Applies the change. @returns false if the resource was closed */
  write: (tx: Transaction) => Promise<boolean>;
};

export type Keyed = {
  /** The caller's idempotency key, if it sent one. */
  key: string | undefined;
  /** The caller's agent profile, which makes its keys distinct from other agents'. */
  agent: string;
  /** The call's name and input, compared for repeated keys. */
  request: unknown;
};

class DuplicateKey extends Error {}
/** Thrown by a change that was planned on outdated data: it is planned again, once. */
export class Outdated extends ProtocolError {
  constructor() {
    super(409, 'concurrent_change', 'Another call has changed this; try again.');
  }
}

const sha256 = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/**
 * Applies a change once per idempotency key: the change and its response are stored in one
 * transaction, and a repeated request gets the stored response.
 * @throws ProtocolError idempotency_conflict (409) for a key with another request,
 * concurrent_change (409)
 */
export async function applyOnce(context: Context, keyed: Keyed, change: () => Promise<Change>) {
  const { db } = context.deps;
  const key = keyed.key && sha256([keyed.agent, keyed.key]);
  const requestHash = sha256(keyed.request);
  const previous = key ? await findReply(db, key) : null;
  if (previous) return earlierReply(previous, requestHash);
  return applyPlan(context, await change(), { key, requestHash }).catch(async (error) => {
    if (error instanceof Outdated) return applyPlan(context, await change(), { key, requestHash });
    throw error;
  });
}

async function applyPlan(
  { deps: { db } }: Context,
  planned: Change,
  { key, requestHash }: { key: string | undefined; requestHash: string },
) {
  try {
    return await transact(db, async (tx) => {
      const done = await planned.write(tx);
      const { status, body } = done
        ? planned
        : { status: 200, body: planned.otherwise ?? planned.body };
      if (key && !(await insertReply(tx, { key, requestHash, status, body })))
        throw new DuplicateKey();
      return { status, body };
    });
  } catch (error) {
    const other = key && error instanceof DuplicateKey ? await findReply(db, key) : null;
    if (!other) throw error;
    return earlierReply(other, requestHash);
  }
}

function earlierReply({ requestHash: before, status, body }: StoredReply, requestHash: string) {
  if (before !== requestHash)
    throw new ProtocolError(409, 'idempotency_conflict', 'This key belongs to another request.');
  return { status, body };
}
