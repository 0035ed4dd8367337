import { formatRupeesExact } from '@jyotiratna/contract';
import type { Filing } from '@jyotiratna/contract/admin/filing';
import type { RecordColumn } from '../list/columns.ts';
import { RecordTable } from '../list/record-table.tsx';

type Row = Filing['tables'][number];

const names: Record<Row['table'], string> = {
  '4A': 'Sales to buyers with a GSTIN',
  '5': 'Sales above ₹1 lakh to other states',
  '7': 'Other sales to consumers',
  '8': 'Sales without tax',
  '9B': 'Credit notes',
  '11A': 'Advances received',
  '11B': 'Advances adjusted',
  '12': 'Summary by HSN',
  '13': 'Documents issued',
};

const columns: RecordColumn<Row>[] = [
  { key: 'table', head: 'Table', lead: 'title', cell: ({ table }) => `${table} ${names[table]}` },
  { key: 'rows', head: 'Entries', align: 'right', cell: ({ rows }) => rows },
  {
    key: 'taxable',
    head: 'Taxable value',
    align: 'right',
    cell: ({ table, taxable }) => (table === '13' ? '–' : formatRupeesExact(taxable)),
  },
  {
    key: 'tax',
    head: 'Tax',
    align: 'right',
    cell: ({ table, tax }) => (table === '13' ? '–' : formatRupeesExact(tax)),
  },
];

/** The tables of a month's GSTR-1 with what each amounts to. */
export function ReturnTables({ tables }: { tables: readonly Row[] }) {
  return <RecordTable caption="Tables of GSTR-1" columns={columns} rows={tables} rowKey={({ table }) => table} />;
}
