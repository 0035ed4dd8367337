import { invoices } from '../../orders/invoices/schema.ts';
import type { TaxDocument } from '../../orders/invoices/tax-document.ts';
import type { ShopUnderTest } from '../fuzzed-shop.ts';
import { type BookAccount, readAccounts, sumOf } from './books.ts';

type IssuedDocument = Pick<
  typeof invoices.$inferSelect,
  'kind' | 'orderId' | 'refundKey' | 'content'
>;

const taxes = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const;
/** Maximum rounding to whole rupees, in paise. */
const roundingMax = 50;

/**
 * Checks tax documents after all credit notes are issued: an invoice equals the charged amount, and
 * its credit notes equal its refunds, in total and by tax rate, never exceeding the invoice.
 */
export async function checkDocuments(shop: ShopUnderTest): Promise<void> {
  const documents: IssuedDocument[] = await shop.deps.db.select().from(invoices);
  const errors = (await readAccounts(shop.deps.db)).flatMap((account) =>
    documentErrors(
      account,
      documents.filter(({ orderId }) => orderId === account.order.id),
    ),
  );
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

function documentErrors(
  { order, payments, refunds }: BookAccount,
  documents: IssuedDocument[],
): string[] {
  const invoice = documents.find(({ kind }) => kind === 'invoice')?.content;
  if (!invoice) return [];
  const errors: string[] = [];
  const addError = (text: string) => errors.push(`${order.orderNumber} (${order.status}): ${text}`);
  const credits = documents.filter(({ kind }) => kind === 'credit_note');
  if (invoice.totals.payable !== order.amountPaise)
    addError(`The invoice is over ${invoice.totals.payable} of ${order.amountPaise} paise.`);
  const applied = payments.find(({ disposition }) => disposition === 'applied');
  const processed = refunds.filter(
    (row) => row.paymentId === applied?.id && row.status === 'processed',
  );
  const credited = sumOf(credits.map(({ content }) => content.totals.payable));
  const expected =
    order.status === 'returned'
      ? order.amountPaise
      : sumOf(processed.map((row) => row.amountPaise));
  if (credited !== expected)
    addError(`Credit notes are over ${credited} paise, ${expected} were given back.`);
  if (credited > invoice.totals.payable)
    addError(`Credit notes are over ${credited} of ${invoice.totals.payable} paise.`);
  for (const { content, refundKey } of credits)
    if (Math.abs(content.totals.rounding) > roundingMax)
      addError(
        `The credit note of ${refundKey} rounds by ${content.totals.rounding} paise, which bear no tax.`,
      );
  errors.push(
    ...rateErrors(invoice, credits, credited === invoice.totals.payable).map(
      (text) => `${order.orderNumber}: ${text}`,
    ),
  );
  return errors;
}

/** By tax rate: credit notes never exceed the invoice, and equal it after a full refund. */
function rateErrors(
  invoice: TaxDocument,
  credits: readonly IssuedDocument[],
  isFullyCredited: boolean,
): string[] {
  const lines = credits.flatMap(({ content }) => content.lines);
  return [...new Set(invoice.lines.map(({ rate }) => rate))].flatMap((rate) =>
    taxes.flatMap((tax) => {
      const charged = sumOf(
        invoice.lines.filter((line) => line.rate === rate).map((line) => line[tax]),
      );
      const back = sumOf(lines.filter((line) => line.rate === rate).map((line) => line[tax]));
      const isBalanced = isFullyCredited ? back === charged : back <= charged;
      return isBalanced
        ? []
        : [`At ${rate} basis points ${tax} is ${charged} paise, and ${back} on its credit notes.`];
    }),
  );
}
