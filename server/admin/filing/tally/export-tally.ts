import { type Admin, audit } from '../../../accounts/audit/audit.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { readSettings } from '../../../platform/settings/read-settings.ts';
import { taxDocumentsBetween } from '../../reports/tax-documents.ts';
import { filingPeriod } from '../period.ts';
import {
  voucherOfAdvance,
  voucherOfCredit,
  voucherOfMoney,
  voucherOfSupply,
} from './plan-vouchers.ts';
import { listBalanceMoney, listCreditMovements, listOrderMoney } from './queries.ts';
import { writeTally } from './write-xml.ts';

/**
 * Exports a month's sales, credit notes, receipts and payments as vouchers for Tally; recorded in
 * the audit log.
 */
export async function exportTally(
  { db, env, replica }: Pick<Deps, 'db' | 'env' | 'replica'>,
  actor: Admin,
  name: string,
): Promise<string> {
  const period = filingPeriod(name);
  const { company, vouchers } = await replica.read(async (read) => {
    const documents = await taxDocumentsBetween(read, period.from, period.to);
    const money = [
      ...(await listOrderMoney(read, period)),
      ...(await listBalanceMoney(read, period)),
    ];
    const credit = await listCreditMovements(read, period);
    const isSupply = ({ kind }: (typeof documents)[number]) =>
      kind === 'invoice' || kind === 'credit_note';
    return {
      company: (await readSettings({ db: read, env })).COMPANY_NAME,
      vouchers: [
        ...documents.map((document) =>
          isSupply(document) ? voucherOfSupply(document) : voucherOfAdvance(document),
        ),
        ...money.map(voucherOfMoney),
        ...credit.flatMap((movement) => voucherOfCredit(movement) ?? []),
      ],
    };
  });
  await transact(db, (tx) =>
    audit(tx, actor, 'tally.export', `tally:${name}`, { vouchers: vouchers.length }),
  );
  return writeTally(company, vouchers);
}
