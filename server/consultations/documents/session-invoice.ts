import { consultationLimits, errorMessage, ShopError } from '@jyotiratna/contract';
import type { Actor } from '../../accounts/actor.ts';
import { hasTestMoney } from '../../ledger/queries.ts';
import { documentTypeOf, unitsOfLines } from '../../orders/invoices/compose.ts';
import { documentNumber, financialYear } from '../../orders/invoices/financial-year.ts';
import { readToday, takeSerial } from '../../orders/invoices/queries.ts';
import { requireSeller, taxFreeScheme } from '../../orders/invoices/seller.ts';
import { splitTax } from '../../orders/invoices/split-tax.ts';
import type { TaxDocument } from '../../orders/invoices/tax-document.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';
import { findOwn } from '../present-consultation.ts';
import { type FoundConsultation, findConsultation, lockConsultation } from '../queries.ts';
import { issueVouchers } from '../vouchers/issue-vouchers.ts';
import { takeAdvances } from '../vouchers/take-advances.ts';
import { buyerOfSession } from './buyer-of-session.ts';
import {
  findSessionInvoice,
  insertSessionInvoice,
  listUninvoiced,
  type SessionInvoiceRow,
} from './queries.ts';

type Making = Pick<Deps, 'db' | 'env' | 'workers'>;

/**
 * The tax invoice of a session for its customer, as a PDF. Issued once, by a job or the first
 * request, and immutable. It covers the billed amount after refunds; the part debited from the
 * balance uses up advances that have receipt vouchers.
 * @throws ShopError consultation_not_found (404), consultation_state (409) before the session is
 * closed or if nothing is due, invoice_unavailable (409) if the shop has not configured its tax
 */
export async function sessionInvoice(deps: Making, actor: Actor, { id }: { id: string }) {
  const { side } = await findOwn(deps.db, actor, id);
  if (side !== 'customer') throw new ShopError('consultation_not_found');
  if (!(await findSessionInvoice(deps.db, id))) await issueVouchers(deps);
  const issued = await issue(deps, id);
  const bytes = await deps.workers.renderTaxDocument(issued.content);
  return { fileName: `${issued.number.replaceAll('/', '-')}.pdf`, bytes };
}

/**
 * Issues the invoices of sessions closed in the last two days, so that the sales register is
 * complete even if customers never request them. Sessions without a configured tax, or paid with
 * sandbox money, are skipped. Safe to run in several processes.
 */
export async function issueSessionInvoices(deps: Pick<Deps, 'db' | 'env'>): Promise<void> {
  if (!deps.env.SESSION_TAX && !taxFreeScheme(await readSettings(deps))) return;
  // Vouchers first: an invoice uses up advances, and without their vouchers their tax would be due
  // twice.
  await issueVouchers(deps);
  for (const id of await listUninvoiced(deps.db, 200)) {
    await issue(deps, id).catch((error: unknown) => {
      if (!(error instanceof ShopError)) throw error;
    });
  }
}

function issue(deps: Pick<Deps, 'db' | 'env'>, id: string): Promise<SessionInvoiceRow> {
  return transact(deps.db, async (tx) => {
    // Locked until the transaction is complete, so that a session has only one invoice, which takes
    // earlier refunds into account.
    await lockConsultation(tx, id);
    const before = await findSessionInvoice(tx, id);
    if (before) return before;
    const row = await findConsultation(tx, id);
    if (!row) throw new ShopError('consultation_not_found');
    const content = await render(tx, await readSettings({ db: tx, env: deps.env }), row);
    return insertSessionInvoice(tx, { number: content.number, consultationId: id, content });
  });
}

async function render(
  tx: Transaction,
  env: Deps['env'],
  row: FoundConsultation,
): Promise<TaxDocument> {
  const total = row.chargedPaise - row.refundedPaise - row.adminRefundedPaise;
  if (row.status !== 'ended' || total <= 0) throw new ShopError('consultation_state');
  const seller = requireSeller(env);
  const scheme = taxFreeScheme(env);
  const tax = scheme ? { code: env.SESSION_TAX?.code ?? '', basisPoints: 0 } : env.SESSION_TAX;
  if (!tax) throw new ShopError('invoice_unavailable');
  if (await hasTestMoney(tx, row.userId))
    throw new ShopError('invoice_unavailable', { message: errorMessage('invoice_of_test') });
  const date = await readToday(tx);
  const year = financialYear(date);
  const series = scheme ? 'SBS' : 'SES';
  const number = documentNumber(series, year, await takeSerial(tx, series, year));
  const { buyer, place } = await buyerOfSession(
    tx,
    { id: row.userId, name: row.customerName },
    seller,
  );
  const split = splitTax(total, tax.basisPoints, place.stateCode === seller.stateCode);
  const ofBalance = Math.max(0, total - row.prepaidPaise);
  const advances = (await takeAdvances(tx, row.userId, ofBalance)).map(({ use }) => use);
  const minutes = row.billedUntil / consultationLimits.minuteMs;
  const line = {
    description: `Consultation with ${row.healerName ?? row.healerId}, ${minutes} min`,
    ...{
      hsn: tax.code,
      rate: tax.basisPoints,
      quantity: 1,
      unit: unitsOfLines.services,
      gross: total,
      discount: 0,
      ...split,
      total,
    },
  };
  return {
    kind: 'invoice',
    ...documentTypeOf([line], null),
    ...(scheme && { scheme }),
    subject: 'session',
    locale: row.locale,
    ...{ number, date, orderId: row.id, original: null, seller },
    ...{ buyer, placeOfSupply: place },
    lines: [line],
    ...(advances.length > 0 && { advances }),
    totals: { ...split, total, rounding: 0, payable: total },
  };
}
