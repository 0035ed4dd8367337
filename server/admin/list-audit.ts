import type { AuditList } from '@jyotiratna/contract';
import type { Deps } from '../platform/deps.ts';
import { type AuditFilter, listAuditRows as listRows } from './audit-queries.ts';

export type ListAudit = AuditFilter & { limit?: number | undefined; cursor?: string | undefined };

/** A page of the audit log, latest first. One query. */
export async function listAudit({ db }: Pick<Deps, 'db'>, input: ListAudit): Promise<AuditList> {
  const { limit = 50, cursor, ...filter } = input;
  // A cursor beyond PostgreSQL's integer range equals its maximum: all entries are before it.
  const before = cursor === undefined ? undefined : Math.min(Number(cursor), 2_147_483_647);
  const { rows, next } = await listRows(db, { filter, limit, before });
  return {
    entries: rows.map(({ id, actorEmail, action, subject, name, difference, ip, device, at }) => ({
      id,
      actor: actorEmail,
      action,
      subject,
      name,
      difference,
      ip,
      device,
      at: at.toISOString(),
    })),
    nextCursor: next === null ? null : String(next),
  };
}
