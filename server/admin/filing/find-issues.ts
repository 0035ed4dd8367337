import type { Filing } from '@jyotiratna/contract/admin/filing';
import type { TaxDocument } from '../../orders/invoices/tax-document.ts';
import type { PendingOrder } from '../reports/sales-rows.ts';
import type { Gstr1Tables } from './gstr1/tables.ts';

type Problem = Filing['problems'][number];
type Month = {
  /** The seller's current GSTIN; empty without one. */
  gstin: string;
  documents: readonly TaxDocument[];
  tables: Gstr1Tables;
  waiting: readonly PendingOrder[];
};

/** Errors to correct before a month's GST return is filed. */
export function findIssues({ gstin, documents, tables, waiting: pending }: Month): Problem[] {
  return [
    ...pending.map(({ orderNumber, lines }) => ({
      kind: 'rate' as const,
      subject: orderNumber,
      detail: [...new Set(lines.map(({ name }) => name))].join('; '),
    })),
    ...tables.issued
      .filter(({ cancelled }) => cancelled > 0)
      .map(({ from, to, cancelled }) => ({
        kind: 'hole' as const,
        subject: `${from} – ${to}`,
        detail: String(cancelled),
      })),
    ...documents.flatMap((document) => issuesOf(document, gstin)),
  ];
}

function issuesOf(document: TaxDocument, gstin: string): Problem[] {
  const { number, seller, buyer, lines, placeOfSupply } = document;
  const codeless = lines.filter(({ hsn }) => !/^\d{4,8}$/.test(hsn));
  const problem = (kind: Problem['kind'], detail: string): Problem => ({
    kind,
    subject: number,
    detail,
  });
  const otherState = placeOfSupply.stateCode !== seller.stateCode;
  if (seller.gstin !== gstin) return [problem('other_gstin', seller.gstin)];
  return [
    ...(codeless.length > 0 && gstin
      ? [problem('code', codeless.map(({ description }) => description).join('; '))]
      : []),
    // Without an address the place of supply is the seller's own (sections 10(1)(ca) and 12(2)(b)
    // of the IGST Act).
    ...(!buyer || buyer.lines.length === 0 ? [problem('place', placeOfSupply.state)] : []),
    ...(document.scheme && otherState ? [problem('other_state', placeOfSupply.state)] : []),
  ];
}
