import { indiaZone, type StatementMonth, sourceLocale, toRupees } from '@jyotiratna/contract';
import { stringify } from 'csv-stringify/sync';
import { type Actor, requireHealer } from '../accounts/actor.ts';
import { nameOfHealer, readHealerNames } from '../healers/profiles/names.ts';
import { healerAccount } from '../ledger/accounts.ts';
import { balanceOf } from '../ledger/queries.ts';
import { readToday } from '../orders/invoices/queries.ts';
import { guardCell } from '../platform/csv/guard-cell.ts';
import type { Executor } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import { ownHealer } from './own-healer.ts';
import { sumPayouts } from './payout-queries.ts';
import { listMonths, listSessionsOfMonth } from './statement-queries.ts';

/** Monthly totals of the calling healer, latest first. */
export async function readMonths(db: Executor, healerUserId: string): Promise<StatementMonth[]> {
  return (await listMonths(db, healerUserId)).map(toMonth);
}

type Month = Awaited<ReturnType<typeof listMonths>>[number];

/** Converts a month's totals to rupees. */
export function toMonth({
  month,
  sessions,
  minutes,
  charged,
  refunded,
  share,
}: Month): StatementMonth {
  return {
    ...{ month, sessions, minutes },
    ...{ charged: toRupees(charged), refunded: toRupees(refunded), share: toRupees(share) },
  };
}

/** CSV options: RFC 4180, with the BOM by which spreadsheets detect UTF-8. */
const forSpreadsheets = { bom: true, record_delimiter: 'windows' } as const;

/** The calling healer's monthly statement as CSV: one row per session, in rupees. */
export async function writeStatement(
  db: Executor,
  healerUserId: string,
  month: string,
): Promise<string> {
  const rows = (await listSessionsOfMonth(db, healerUserId, month)).map((row) => [
    row.id,
    row.endedAt?.toISOString() ?? '',
    row.minutes,
    toRupees(row.charged),
    toRupees(row.refunded),
    row.sharePercent,
    toRupees(row.share),
  ]);
  const head = ['session', 'ended', 'minutes', 'charged', 'refunded', 'share_percent', 'share'];
  return stringify([head, ...rows], forSpreadsheets);
}

/**
 * A healer's monthly statement as a PDF in the healer's language. @throws ShopError
 * healer_not_found (404), busy (503)
 */
export async function drawStatement(
  { db, env, workers }: Pick<Deps, 'db' | 'env' | 'workers'>,
  actor: Actor,
  month: string,
): Promise<Buffer> {
  const { id, locale } = requireHealer(actor);
  const { healerId } = (await ownHealer({ db }, actor)).account;
  const names = await readHealerNames(db);
  const rows = await listSessionsOfMonth(db, id, month);
  const { COMPANY_NAME } = await readSettings({ db, env });
  return workers.renderStatement({
    locale,
    healerName: nameOfHealer(names, healerId, locale),
    shopName: COMPANY_NAME,
    month,
    date: await readToday(db),
    paid: await paidIn(db, id, month),
    rows: rows.map((row) => ({
      ...{
        id: row.id,
        ended: row.endedAt ? inIndia.format(row.endedAt) : '',
        minutes: row.minutes,
      },
      ...{ charged: row.charged, refunded: row.refunded, share: row.share },
    })),
  });
}

/** Payouts to a recipient in a month in India (YYYY-MM) and tax deducted from them, in paise. */
async function paidIn(db: Executor, recipient: string, month: string) {
  const { grossPaise, tdsPaise } = await sumPayouts(db, recipient, {
    from: `${month}-01`,
    to: lastDayOf(month),
  });
  return { gross: grossPaise, tds: tdsPaise };
}

/** The last day of a month: '2026-11-30' for '2026-11'. */
function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

const inIndia = new Intl.DateTimeFormat('en-CA', {
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  ...{ hourCycle: 'h23', timeZone: indiaZone },
});

/** Shares of a month and balances owed in total as CSV: one row per user and healer, in rupees. */
export async function writePayouts(db: Executor, month: string): Promise<string> {
  const names = await readHealerNames(db);
  const ofMonth = (await listMonths(db)).filter((row) => row.month === month);
  const rows = await Promise.all(
    ofMonth.map(async (row) => {
      const { gross, tds } = await paidIn(db, row.payee, month);
      return [
        row.healerId,
        guardCell(nameOfHealer(names, row.healerId, sourceLocale)),
        row.sessions,
        row.minutes,
        toRupees(row.charged),
        toRupees(row.refunded),
        toRupees(row.share),
        toRupees(await balanceOf(db, healerAccount(row.payee))),
        row.payee,
        ...[gross, tds, gross - tds].map(toRupees),
      ];
    }),
  );
  const head = [
    ...[
      'healer',
      'name',
      'sessions',
      'minutes',
      'charged',
      'refunded',
      'share',
      'owed_now',
      'account',
    ],
    ...['paid', 'tds', 'transferred'],
  ];
  return stringify([head, ...rows], forSpreadsheets);
}
