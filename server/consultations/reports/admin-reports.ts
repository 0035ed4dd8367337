import { type ConsultationReport, ShopError, sourceLocale } from '@jyotiratna/contract';
import { type Actor, requireAdmin } from '../../accounts/actor.ts';
import { audit } from '../../accounts/audit/audit.ts';
import { nameOfHealer, readHealerNames } from '../../healers/profiles/names.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { handleReport, listReports } from './queries.ts';

/** Maximum number of visible reports. */
const maxShown = 100;

/** Users' reports about each other, for administrators; open ones first. */
export async function readReports({ db }: { db: Executor }): Promise<ConsultationReport[]> {
  const names = await readHealerNames(db);
  return (await listReports(db, maxShown)).map(({ report, session, customerName }) => ({
    id: report.id,
    consultationId: report.consultationId,
    side: report.side,
    reason: report.reason,
    text: report.text,
    at: report.createdAt.toISOString(),
    handledAt: report.handledAt?.toISOString() ?? null,
    note: report.note ?? '',
    healerName: nameOfHealer(names, session.healerId, sourceLocale),
    customerName,
  }));
}

/**
 * Marks a report as handled; the note is recorded in the audit log. @throws ShopError not_found
 * (404), also if it was handled already
 */
export async function closeReport(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  { id, note }: { id: string; note: string },
): Promise<ConsultationReport[]> {
  const admin = requireAdmin(actor);
  await transact(deps.db, async (tx) => {
    const report = await handleReport(tx, id, note);
    if (!report) throw new ShopError('not_found');
    const entity = `consultation:${report.consultationId}`;
    await audit(tx, admin, 'consultation.report', entity, { note: { before: null, after: note } });
  });
  return readReports(deps);
}
