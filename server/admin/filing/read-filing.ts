import { ShopError } from '@jyotiratna/contract';
import type { Filing } from '@jyotiratna/contract/admin/filing';
import { strToU8, zipSync } from 'fflate';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import { findSeller, taxFreeScheme } from '../../orders/invoices/seller.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Env } from '../../platform/env.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';
import { listPending } from '../reports/list-waiting.ts';
import { findIssues } from './find-issues.ts';
import { writeSheets } from './gstr1/write-csv.ts';
import { writeJson } from './gstr1/write-json.ts';
import { type FilingPeriod, filingPeriod } from './period.ts';
import { type FilingMonth, readMonth } from './read-month.ts';
import { summarizeTables } from './summarize.ts';

type Reading = Pick<Deps, 'db' | 'env' | 'replica'>;

/** The totals of a month's return, and the problems to check before it is filed. */
export async function readFiling({ env, replica }: Reading, name: string): Promise<Filing> {
  const period = filingPeriod(name);
  return replica.read(async (db) => {
    const settings = await readSettings({ db, env });
    const month = await readMonth(db, settings, period);
    const pending = await listPending({ db, env }, period);
    const gstin = filingGstin(settings);
    const tables = gstin ? summarizeTables(month.tables) : [];
    return {
      gstin,
      tables,
      problems: findIssues({
        ...month,
        waiting: pending,
        gstin: findSeller(settings)?.gstin ?? settings.GSTIN,
      }),
    };
  });
}

/**
 * Exports a month's GSTR-1 as JSON for GSTN's portal. It contains buyers' GSTINs, so the export is
 * recorded in the audit log.
 * @throws ShopError invoice_unavailable (409) for a seller without a GSTIN
 */
export async function exportGstr1(deps: Reading, actor: Admin, name: string): Promise<string> {
  const { gstin, tables } = await readReturn(deps, actor, name, 'json');
  return writeJson({ gstin, period: name, tables });
}

/**
 * Exports a month's GSTR-1 as a zip of the offline tool's sheets, recorded in the audit log.
 * @throws ShopError invoice_unavailable (409) for a seller without a GSTIN
 */
export async function exportGstr1Sheets(
  deps: Reading,
  actor: Admin,
  name: string,
): Promise<Buffer> {
  const { tables } = await readReturn(deps, actor, name, 'zip');
  const files = Object.entries(writeSheets(tables)).map(([sheet, csv]) => [
    `${sheet}.csv`,
    strToU8(csv),
  ]);
  return Buffer.from(zipSync(Object.fromEntries(files)));
}

/**
 * The GSTIN of a seller that files GSTR-1; empty without a GSTIN or under the composition scheme.
 */
function filingGstin(settings: Env): string {
  return taxFreeScheme(settings) ? '' : settings.GSTIN;
}

async function readReturn(
  { db, env, replica }: Reading,
  actor: Admin,
  name: string,
  file: string,
): Promise<FilingMonth & { gstin: string; period: FilingPeriod }> {
  const period = filingPeriod(name);
  const { gstin, month } = await replica.read(async (read) => {
    const settings = await readSettings({ db: read, env });
    const filing = filingGstin(settings);
    if (!filing) throw new ShopError('invoice_unavailable');
    return { gstin: filing, month: await readMonth(read, settings, period) };
  });
  const documents = month.documents.length;
  await transact(db, (tx) =>
    audit(tx, actor, 'gstr1.export', `gstr1:${name}`, { file, documents }),
  );
  return { ...month, gstin, period };
}
