import {
  type AdminConsultationsReply,
  type AdminHealer,
  consultationLimits,
  sourceLocale,
  toRupees,
} from '@jyotiratna/contract';
import { listActiveTokens } from '../accounts/token-queries.ts';
import { listHealerAccounts } from '../healers/presence-queries.ts';
import { nameOfHealer, readHealerNames } from '../healers/profiles/names.ts';
import type { Executor } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import type { Env } from '../platform/env.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import { listAllConsultations } from './queries.ts';
import { readPayouts, unrecorded } from './record-payout.ts';
import { toMonth } from './statement.ts';
import { listMonths } from './statement-queries.ts';

/**
 * The administrators' overview: all sessions without their messages, the healers, and former healer
 * accounts with past sessions.
 */
export async function readAdminConsultations({
  db,
  env,
}: Pick<Deps, 'db' | 'env'>): Promise<AdminConsultationsReply> {
  const [rows, names] = await Promise.all([listAllConsultations(db, 200), readHealerNames(db)]);
  return {
    consultations: rows.map((row) => ({
      id: row.id,
      healerName: nameOfHealer(names, row.healerId, sourceLocale),
      customerName: row.customerName,
      status: row.status,
      endReason: row.endReason,
      requestedAt: row.requestedAt.toISOString(),
      minutes: Math.floor(row.billedUntil / consultationLimits.minuteMs),
      charged: toRupees(row.chargedPaise),
      refunded: toRupees(row.refundedPaise),
      adminRefunded: toRupees(row.adminRefundedPaise),
      stars: row.stars,
      messages: row.lastSeq,
      transcriptDeleted: row.transcriptDeletedAt !== null,
    })),
    healers: await listPayees(db, await readSettings({ db, env })),
  };
}

/**
 * Each healer with the current account, followed by former accounts with past sessions of that
 * healer.
 */
async function listPayees(db: Executor, settings: Env): Promise<AdminHealer[]> {
  const [users, names, months, invitations] = await Promise.all([
    listHealerAccounts(db),
    readHealerNames(db),
    listMonths(db),
    listActiveTokens(db, 'healer'),
  ]);
  const invited = new Set(invitations.map(({ email }) => email));
  const payees = [...names].flatMap(([id, { name }]) => {
    const found = users.find(({ account }) => account.healerId === id);
    const payeeId = found?.account.userId ?? id;
    const payees = months
      .filter(({ healerId }) => healerId === id)
      .map(({ payee: recipient }) => recipient);
    const former = [...new Set(payees)].filter((recipient) => recipient !== payeeId);
    const { sharePercent = 60 } = found?.account ?? {};
    const invitation = found?.account.invitedEmail ?? null;
    const invitedEmail = invitation !== null && invited.has(invitation) ? invitation : null;
    const none = {
      id,
      healerId: id,
      name,
      email: null,
      invitedEmail: null,
      online: false,
      sharePercent,
    };
    return [
      {
        ...{ ...none, payee: payeeId, former: false, invitedEmail },
        ...{ email: found?.email ?? null, online: found?.online ?? false },
      },
      ...former.map((recipient) => ({
        ...{
          ...none,
          id: recipient === id ? `${unrecorded}${id}` : recipient,
          healerId: id,
          payee: recipient,
          former: true,
        },
      })),
    ];
  });
  return Promise.all(
    payees.map(async ({ healerId: of, payee: recipient, ...one }) => ({
      ...one,
      months: months
        .filter((month) => month.healerId === of && month.payee === recipient)
        .map(toMonth),
      ...(await readPayouts(db, settings, recipient)),
    })),
  );
}
