import type { Transaction } from '../../platform/database/open-database.ts';
import type { Member } from '../actor.ts';
import { insertAudit, type NewAuditRow } from './queries.ts';

export type Admin = Member<'admin'>;
/** The author of an audit log entry; a background job has no IP address. */
export type Recorded = Pick<Admin, 'id' | 'email' | 'device'> & { ip: string | null };
export type Difference = Record<string, { before: unknown; after: unknown }>;

/** The differing fields with both values; null for an absent one. Values are compared as JSON. */
export function differenceOf(before: object | null, after: object | null): Difference {
  const [old, now] = [
    (before ?? {}) as Record<string, unknown>,
    (after ?? {}) as Record<string, unknown>,
  ];
  const found: Difference = {};
  for (const field of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const pair = { before: old[field] ?? null, after: now[field] ?? null };
    if (JSON.stringify(pair.before) !== JSON.stringify(pair.after)) found[field] = pair;
  }
  return found;
}

/** Composes an audit log entry. `subject` is the kind and the id, such as 'product:rem_…'. */
export function auditRow(
  actor: Recorded,
  action: string,
  subject: string,
  difference: NewAuditRow['difference'],
): NewAuditRow {
  const { id: actorId, email: actorEmail, ip, device = null } = actor;
  return { actorId, actorEmail, action, subject, difference, ip, device };
}

/** Adds one entry in the transaction of the recorded change. */
export async function audit(
  tx: Transaction,
  actor: Recorded,
  action: string,
  subject: string,
  difference: NewAuditRow['difference'],
): Promise<void> {
  await insertAudit(tx, auditRow(actor, action, subject, difference));
}
