import type { Executor } from '../open-database.ts';
import { auditLog } from '../schema/index.ts';

/** Notes what an administrator did, in the transaction that does it. `difference`: before and after of what changed. */
export async function insertAudit(
  tx: Executor,
  entry: { actorId: string; actorEmail: string; action: string; subject: string; difference: Record<string, unknown> },
): Promise<void> {
  await tx.insert(auditLog).values(entry);
}
