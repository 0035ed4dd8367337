import { stringify } from 'csv-stringify/sync';
import { guardCell } from '../../../platform/csv/guard-cell.ts';
import {
  type DocumentTableRow,
  type Gstr1Tables,
  type HsnRow,
  natures,
  type PlaceRow,
  type RateRow,
} from './tables.ts';

type Cell = string | number;
type Sheet = { head: string[]; rows: Cell[][] };

/**
 * The sheets of the offline tool's template as CSV, by sheet name. A sheet without rows has only
 * its header.
 */
export function writeSheets(tables: Gstr1Tables): Record<string, string> {
  const sheets: Record<string, Sheet> = {
    'b2b,sez,de': b2bSheet(tables.b2b),
    b2cl: b2clSheet(tables.b2cl),
    b2cs: b2csSheet(tables.b2cs),
    cdnr: cdnrSheet(tables.cdnr),
    cdnur: cdnurSheet(tables.cdnur),
    at: advanceSheet(tables.received, 'Gross Advance Received'),
    atadj: advanceSheet(tables.adjusted, 'Gross Advance Adjusted'),
    exemp: nilSheet(tables),
    'hsn(b2b)': hsnSheet(tables.hsnB2b),
    'hsn(b2c)': hsnSheet(tables.hsnB2c),
    docs: issuedSheet(tables),
  };
  return Object.fromEntries(
    Object.entries(sheets).map(([name, { head, rows }]) => [name, asCsv([head, ...rows])]),
  );
}

function asCsv(rows: readonly Cell[][]): string {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? guardCell(cell) : cell)),
  );
  return stringify(cells, { record_delimiter: 'windows' });
}

/**
 * Rupees with two decimals, as a number: the guard against CSV injection would turn negative text
 * into a string.
 */
const rupees = (paise: number) => Number((paise / 100).toFixed(2));
const percent = (rate: number) => rate / 100;
const placeOf = ({ place }: Pick<PlaceRow, 'place'>) => `${place.stateCode}-${place.state}`;

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
/** Formats '2026-11-21' as '21-Nov-2026', the template's date format. */
function dayOf(date: string): string {
  const [year, month, day] = date.split('-');
  return `${day}-${months[Number(month) - 1]}-${year}`;
}

const each = (
  rows: readonly DocumentTableRow[],
  write: (row: DocumentTableRow, rate: RateRow) => Cell[],
) => rows.flatMap((row) => row.rates.map((rate) => write(row, rate)));

const b2bSheet = (rows: readonly DocumentTableRow[]): Sheet => ({
  head: [
    ...['GSTIN/UIN of Recipient', 'Receiver Name', 'Invoice Number', 'Invoice date'],
    ...['Invoice Value', 'Place Of Supply', 'Reverse Charge', 'Applicable % of Tax Rate'],
    ...['Invoice Type', 'E-Commerce GSTIN', 'Rate', 'Taxable Value', 'Cess Amount'],
  ],
  rows: each(rows, (row, { rate, taxable }) => [
    ...[row.gstin, row.name, row.number, dayOf(row.date), rupees(row.value), placeOf(row)],
    ...['N', '', 'Regular B2B', '', percent(rate), rupees(taxable), 0],
  ]),
});

const b2clSheet = (rows: readonly DocumentTableRow[]): Sheet => ({
  head: [
    ...['Invoice Number', 'Invoice date', 'Invoice Value', 'Place Of Supply'],
    ...['Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount', 'E-Commerce GSTIN'],
  ],
  rows: each(rows, (row, { rate, taxable }) => [
    ...[row.number, dayOf(row.date), rupees(row.value), placeOf(row), ''],
    ...[percent(rate), rupees(taxable), 0, ''],
  ]),
});

const b2csSheet = (rows: readonly PlaceRow[]): Sheet => ({
  head: [
    ...['Type', 'Place Of Supply', 'Applicable % of Tax Rate', 'Rate', 'Taxable Value'],
    ...['Cess Amount', 'E-Commerce GSTIN'],
  ],
  rows: rows.map((row) => [
    ...['OE', placeOf(row), '', percent(row.rate), rupees(row.taxable), 0, ''],
  ]),
});

const cdnrSheet = (rows: readonly DocumentTableRow[]): Sheet => ({
  head: [
    ...['GSTIN/UIN of Recipient', 'Receiver Name', 'Note Number', 'Note Date', 'Note Type'],
    ...['Place Of Supply', 'Reverse Charge', 'Note Supply Type', 'Note Value'],
    ...['Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount'],
  ],
  rows: each(rows, (row, { rate, taxable }) => [
    ...[row.gstin, row.name, row.number, dayOf(row.date), 'C', placeOf(row), 'N', 'Regular B2B'],
    ...[rupees(row.value), '', percent(rate), rupees(taxable), 0],
  ]),
});

const cdnurSheet = (rows: readonly DocumentTableRow[]): Sheet => ({
  head: [
    ...['UR Type', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply', 'Note Value'],
    ...['Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount'],
  ],
  rows: each(rows, (row, { rate, taxable }) => [
    ...['B2CL', row.number, dayOf(row.date), 'C', placeOf(row), rupees(row.value)],
    ...['', percent(rate), rupees(taxable), 0],
  ]),
});

const advanceSheet = (rows: readonly PlaceRow[], amount: string): Sheet => ({
  head: ['Place Of Supply', 'Applicable % of Tax Rate', 'Rate', amount, 'Cess Amount'],
  rows: rows.map((row) => [placeOf(row), '', percent(row.rate), rupees(row.taxable), 0]),
});

const nilSheet = ({ nilRows: untaxed }: Gstr1Tables): Sheet => ({
  head: [
    ...['Description', 'Nil Rated Supplies', 'Exempted(other than nil rated/non GST supply)'],
    'Non-GST Supplies',
  ],
  rows: untaxed.map(({ within, registered, nil, exempt }) => {
    const states = within ? 'Intra-State' : 'Inter-State';
    const name = `${states} supplies to ${registered ? 'registered' : 'unregistered'} persons`;
    return [name, rupees(nil), rupees(exempt), 0];
  }),
});

const unitNames: Record<string, string> = { PCS: 'PCS-PIECES', GMS: 'GMS-GRAMMES', NA: 'NA' };

const hsnSheet = (rows: readonly HsnRow[]): Sheet => ({
  head: [
    ...['HSN', 'Description', 'UQC', 'Total Quantity', 'Total Value', 'Rate', 'Taxable Value'],
    ...['Integrated Tax Amount', 'Central Tax Amount', 'State/UT Tax Amount', 'Cess Amount'],
  ],
  rows: rows.map((row) => [
    ...[row.hsn, '', unitNames[row.unit] ?? row.unit, row.milli / 1000, rupees(row.value)],
    ...[percent(row.rate), rupees(row.taxable), rupees(row.igst), rupees(row.cgst)],
    ...[rupees(row.sgst), 0],
  ]),
});

const issuedSheet = ({ issued }: Gstr1Tables): Sheet => ({
  head: ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
  rows: issued.map(({ nature, from, to, total, cancelled }) => [
    ...[natures[nature].name, from, to, total, cancelled],
  ]),
});
