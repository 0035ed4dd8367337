import type { Filing } from '@jyotiratna/contract/admin/filing';
import { reports as t } from '#messages/admin/reports.ts';
import { type RecordColumn, rupeesColumn } from '../list/columns.ts';
import { RecordTable } from '../list/record-table.tsx';

type Row = Filing['tables'][number];

const names: Record<Row['table'], string> = {
  '4A': t.salesBuyersGstin,
  '5': t.salesAbove1,
  '7': t.otherSalesConsumers,
  '8': t.salesWithoutTax,
  '9B': t.creditNotes,
  '11A': t.advancesReceived,
  '11B': t.advancesAdjusted,
  '12': t.summaryHsn,
  '13': t.documentsIssued,
};

/** The table of documents has no amounts. */
const amountOf = (row: Row, name: 'taxable' | 'tax') => (row.table === '13' ? null : row[name]);

const columns: RecordColumn<Row>[] = [
  { key: 'table', head: t.table, lead: 'title', cell: ({ table }) => `${table} ${names[table]}` },
  { key: 'rows', head: t.entries, align: 'right', cell: ({ rows }) => rows },
  rupeesColumn('taxable', t.taxableValue, (row) => amountOf(row, 'taxable')),
  rupeesColumn('tax', t.tax, (row) => amountOf(row, 'tax')),
];

/** The tables of a month's GSTR-1 with what each amounts to. */
export function ReturnTables({ tables }: { tables: readonly Row[] }) {
  return (
    <RecordTable
      caption={t.tablesGstr1}
      columns={columns}
      rows={tables}
      rowKey={({ table }) => table}
    />
  );
}
