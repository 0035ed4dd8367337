import type { TaxDocument } from '../../../orders/invoices/tax-document.ts';
import { addTaxes, isNonZero, noTaxes, sumByRate } from './add-up.ts';
import { listIssued } from './list-issued.ts';
import { isWithinState, type Section, sectionOf } from './section-of.ts';
import { sumAdvances } from './sum-advances.ts';
import { sumHsn } from './sum-hsn.ts';
import type { DocumentTableRow, Gstr1Tables, NilRow, PlaceRow } from './tables.ts';

type Month = {
  /** The month's first day, YYYY-MM-DD. */
  from: string;
  /** All of the month's tax documents of one GSTIN. */
  documents: readonly TaxDocument[];
  /** Bills of supply of the same GSTIN and month that used up advances. */
  billsWithAdvances: readonly TaxDocument[];
  /** The original invoices of the month's credit notes, by invoice number. */
  originals: ReadonlyMap<string, TaxDocument>;
  /** Document numbers within the month's range that belong to documents of other months. */
  numbersOfOtherMonths: ReadonlySet<string>;
  /** Whether supplies without tax are nil-rated or exempt: the accountant's decision. */
  reportedAs: 'nil' | 'exempt';
};

/**
 * Builds FORM GSTR-1 of a month from its documents alone. Supplies without tax are reported only in
 * tables 8 and 12.
 */
export function buildTables(month: Month): Gstr1Tables {
  const { documents, from, numbersOfOtherMonths } = month;
  const supplies = documents.filter(({ kind }) => kind === 'invoice' || kind === 'credit_note');
  const sections = Map.groupBy(supplies, (document) =>
    sectionOf(document, month.originals.get(document.original?.number ?? '')),
  );
  const listed = (section: Section) =>
    (sections.get(section) ?? []).map(rowOf).filter(({ rates }) => rates.length > 0);
  const isRegistered = ({ buyer }: TaxDocument) => Boolean(buyer?.gstin);
  return {
    b2b: listed('b2b'),
    b2cl: listed('b2cl'),
    b2cs: sumByPlace(sections.get('b2cs') ?? []),
    cdnr: listed('cdnr'),
    cdnur: listed('cdnur'),
    ...sumAdvances([...documents, ...month.billsWithAdvances], from),
    nilRows: sumNilRows(supplies, month.reportedAs),
    hsnB2b: sumHsn(supplies.filter(isRegistered)),
    hsnB2c: sumHsn(supplies.filter((document) => !isRegistered(document))),
    issued: listIssued(documents, numbersOfOtherMonths),
  };
}

function rowOf(document: TaxDocument): DocumentTableRow {
  const { number, date, buyer, placeOfSupply, totals, lines } = document;
  return {
    ...{ number, date, gstin: buyer?.gstin ?? '', name: buyer?.name ?? '' },
    ...{ place: placeOfSupply, within: isWithinState(document) },
    ...{ value: totals.payable, rates: sumByRate(lines) },
  };
}

function sumByPlace(documents: readonly TaxDocument[]): PlaceRow[] {
  const rows = new Map<string, PlaceRow>();
  for (const document of documents) {
    const [place, within] = [document.placeOfSupply, isWithinState(document)];
    for (const rate of sumByRate(document.lines)) {
      const key = `${place.stateCode} ${rate.rate}`;
      const row = rows.get(key) ?? { rate: rate.rate, place, within, ...noTaxes };
      rows.set(key, addTaxes(row, rate, document.kind === 'credit_note' ? -1 : 1));
    }
  }
  return [...rows.values()]
    .filter(isNonZero)
    .toSorted((a, b) =>
      a.place.stateCode === b.place.stateCode
        ? a.rate - b.rate
        : a.place.stateCode < b.place.stateCode
          ? -1
          : 1,
    );
}

function sumNilRows(documents: readonly TaxDocument[], reportedAs: Month['reportedAs']): NilRow[] {
  const rows = new Map<string, NilRow>();
  for (const document of documents) {
    const sign = document.kind === 'credit_note' ? -1 : 1;
    const free = document.lines.filter(({ rate }) => rate === 0);
    const paise = free.reduce((all, { total }) => all + total, 0);
    if (paise === 0) continue;
    const [within, registered] = [isWithinState(document), Boolean(document.buyer?.gstin)];
    const key = `${within} ${registered}`;
    const row = rows.get(key) ?? { within, registered, nil: 0, exempt: 0 };
    rows.set(key, { ...row, [reportedAs]: row[reportedAs] + sign * paise });
  }
  return [...rows.values()].filter(({ nil, exempt }) => nil !== 0 || exempt !== 0);
}
