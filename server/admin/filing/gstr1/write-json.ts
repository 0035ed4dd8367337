import { toRupees } from '@jyotiratna/contract';
import {
  type DocumentTableRow,
  type Gstr1Tables,
  type HsnRow,
  type IssuedRow,
  type NilRow,
  natures,
  type PlaceRow,
  type RateRow,
} from './tables.ts';

/**
 * The version of the offline tool that reads this file. GSTN publishes no schema:
 * `gstr1.schema.json` describes the format, and both must be updated together.
 */
export const formatVersion = 'GST3.2.4';

type Return = { gstin: string; period: string; tables: Gstr1Tables };

/**
 * The return as the JSON file that GSTN's portal and offline tool import; in rupees with up to two
 * decimals. Sections without rows are omitted, as the portal requires.
 */
export function writeJson({ gstin, period, tables }: Return): string {
  const sections = {
    b2b: byBuyer(tables.b2b, 'inv', asInvoice),
    b2cl: byPlace(tables.b2cl),
    b2cs: tables.b2cs.map(asPlaceSum),
    cdnr: byBuyer(tables.cdnr, 'nt', asNote),
    cdnur: tables.cdnur.map(asUnregisteredNote),
    at: byAdvancePlace(tables.received),
    txpd: byAdvancePlace(tables.adjusted),
  };
  const filled = Object.entries(sections).filter(([, rows]) => rows.length > 0);
  return JSON.stringify({
    ...{ gstin, fp: period, version: formatVersion, hash: 'hash' },
    ...Object.fromEntries(filled),
    ...(tables.nilRows.length > 0 && { nil: { inv: tables.nilRows.map(asNil) } }),
    ...asHsn(tables),
    ...(tables.issued.length > 0 && { doc_issue: { doc_det: asIssued(tables.issued) } }),
  });
}

const rateOf = (rate: number) => rate / 100;
/** Formats '2026-11-21' as '21-11-2026'. */
const dayOf = (date: string) => date.split('-').reverse().join('-');

/** The applicable taxes: IGST for an interstate supply, CGST and SGST within a state. */
function taxesOf({ cgst, sgst, igst }: RateRow, within: boolean) {
  const taxes = within ? { camt: toRupees(cgst), samt: toRupees(sgst) } : { iamt: toRupees(igst) };
  return { ...taxes, csamt: 0 };
}

function itemsOf({ rates, within }: DocumentTableRow) {
  return rates.map((row, at) => {
    const detail = { rt: rateOf(row.rate), txval: toRupees(row.taxable) };
    return { num: at + 1, itm_det: { ...detail, ...taxesOf(row, within) } };
  });
}

function asInvoice(row: DocumentTableRow) {
  const { number, date, value, place } = row;
  const head = { inum: number, idt: dayOf(date), val: toRupees(value), pos: place.stateCode };
  return { ...head, rchrg: 'N', inv_typ: 'R', itms: itemsOf(row) };
}

function asNote(row: DocumentTableRow) {
  const { number, date, value, place } = row;
  const head = { ntty: 'C', nt_num: number, nt_dt: dayOf(date), val: toRupees(value) };
  return { ...head, pos: place.stateCode, rchrg: 'N', inv_typ: 'R', itms: itemsOf(row) };
}

function asUnregisteredNote(row: DocumentTableRow) {
  const { number, date, value, place } = row;
  const head = { typ: 'B2CL', ntty: 'C', nt_num: number, nt_dt: dayOf(date) };
  return { ...head, val: toRupees(value), pos: place.stateCode, itms: itemsOf(row) };
}

function byBuyer<Name extends string, Saved>(
  rows: readonly DocumentTableRow[],
  name: Name,
  write: (row: DocumentTableRow) => Saved,
) {
  const groups = Map.groupBy(rows, ({ gstin }) => gstin);
  return [...groups].map(([ctin, all]) => ({ ctin, [name]: all.map(write) }));
}

function byPlace(rows: readonly DocumentTableRow[]) {
  const groups = Map.groupBy(rows, ({ place }) => place.stateCode);
  const write = (row: DocumentTableRow) => ({
    ...{ inum: row.number, idt: dayOf(row.date), val: toRupees(row.value) },
    itms: itemsOf(row),
  });
  return [...groups].map(([pos, all]) => ({ pos, inv: all.map(write) }));
}

const supplyType = (within: boolean) => (within ? 'INTRA' : 'INTER');

function asPlaceSum(row: PlaceRow) {
  const { place, rate, taxable, within } = row;
  const head = { sply_ty: supplyType(within), pos: place.stateCode, typ: 'OE', rt: rateOf(rate) };
  return { ...head, txval: toRupees(taxable), ...taxesOf(row, within) };
}

function byAdvancePlace(rows: readonly PlaceRow[]) {
  const groups = Map.groupBy(rows, ({ place }) => place.stateCode);
  return [...groups].map(([pos, all]) => ({
    pos,
    sply_ty: supplyType(all[0]?.within ?? false),
    itms: all.map((row) => ({
      ...{ rt: rateOf(row.rate), ad_amt: toRupees(row.taxable) },
      ...taxesOf(row, row.within),
    })),
  }));
}

function asNil({ within, registered, nil, exempt }: NilRow) {
  const type = `${within ? 'INTRA' : 'INTR'}${registered ? 'B2B' : 'B2C'}`;
  return { sply_ty: type, nil_amt: toRupees(nil), expt_amt: toRupees(exempt), ngsup_amt: 0 };
}

function asHsn({ hsnB2b, hsnB2c }: Gstr1Tables) {
  const write = (row: HsnRow, at: number) => ({
    ...{ num: at + 1, hsn_sc: row.hsn, uqc: row.unit, qty: row.milli / 1000 },
    ...{ rt: rateOf(row.rate), txval: toRupees(row.taxable), iamt: toRupees(row.igst) },
    ...{ camt: toRupees(row.cgst), samt: toRupees(row.sgst), csamt: 0 },
  });
  const parts = {
    ...(hsnB2b.length > 0 && { hsn_b2b: hsnB2b.map(write) }),
    ...(hsnB2c.length > 0 && { hsn_b2c: hsnB2c.map(write) }),
  };
  return Object.keys(parts).length > 0 ? { hsn: parts } : {};
}

function asIssued(rows: readonly IssuedRow[]) {
  const groups = Map.groupBy(rows, ({ nature }) => nature);
  return [...groups]
    .toSorted(([a], [b]) => natures[a].number - natures[b].number)
    .map(([nature, all]) => ({
      doc_num: natures[nature].number,
      doc_typ: natures[nature].name,
      docs: all.map(({ from, to, total, cancelled }, at) => ({
        ...{ num: at + 1, from, to, totnum: total, cancel: cancelled },
        net_issue: total - cancelled,
      })),
    }));
}
