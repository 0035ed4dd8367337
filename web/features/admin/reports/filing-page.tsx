import { formatRupeesExact, pathOf } from '@jyotiratna/contract';
import {
  listClosedBalancesRoute,
  transferClosedBalanceRoute,
} from '@jyotiratna/contract/admin/closings';
import {
  type Filing,
  type FilingProblem,
  gstr1Json,
  gstr1Sheets,
  readFilingRoute,
  tallyXml,
  tdsRegisterRoute,
} from '@jyotiratna/contract/admin/filing';
import { salesRegisterRoute } from '@jyotiratna/contract/admin/reports';
import { Link } from 'react-router';
import { closedBalances } from '#messages/admin/closed-balances.ts';
import { reports as t } from '#messages/admin/reports.ts';
import { api } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { TextField } from '../../../ui/field.tsx';
import { AdminForm } from '../layout/admin-form.tsx';
import { formatDate } from '../layout/dates.ts';
import { AdminHead, LoadStates, Panel, useFreshQuery } from '../layout/page.tsx';
import { useForm } from '../layout/use-form.ts';
import { type RecordColumn, rupeesColumn } from '../list/columns.tsx';
import { RecordTable } from '../list/record-table.tsx';
import { DownloadLink } from './download-link.tsx';
import { lastMonth, monthDays, taxQuarter } from './months.ts';
import { OfMonth } from './of-month.tsx';

/**
 * A month's tax filing for the accountant: its return, its files, and the errors to correct first.
 */
export function FilingPage() {
  return (
    <>
      <AdminHead title={t.filing} />
      <OfMonth label={t.month} start={lastMonth(Date.now()).from}>
        {(month) => <Month month={month} />}
      </OfMonth>
    </>
  );
}

/** @param month YYYY-MM */
function Month({ month }: { month: string }) {
  const taxes = taxQuarter(month);
  const query = { period: `${month.slice(5)}${month.slice(0, 4)}` };
  const filing = useFreshQuery(['filing', query], () => api(readFilingRoute, { query }), {
    keepsPrevious: true,
  });
  return (
    <div className="grid max-w-[60rem] gap-6">
      <LoadStates of={filing} subject={t.monthNoun} rows={4} />
      <ClosedBalanceList />
      {filing.data && <FilingIssues issues={filing.data.problems} />}
      {filing.data && (
        <Panel title={t.gstr1} note={t.fromTaxDocuments}>
          {filing.data.gstin === '' ? (
            <p className="text-text-2">{t.sellerWithoutGstin}</p>
          ) : (
            <>
              <RecordTable
                caption={t.tablesGstr1}
                columns={columns}
                rows={filing.data.tables}
                rowKey={({ table }) => table}
              />
              <div className="mt-5 flex flex-wrap gap-3">
                <DownloadLink to={pathOf(gstr1Json, { query })}>{t.gstr1As}</DownloadLink>
                <DownloadLink to={pathOf(gstr1Sheets, { query })}>
                  {t.sheetsOfflineTool}
                </DownloadLink>
              </div>
            </>
          )}
        </Panel>
      )}
      <Panel title={t.books} note={t.everyDocumentMonth}>
        <div className="flex flex-wrap gap-3">
          <DownloadLink to={pathOf(salesRegisterRoute, { query: monthDays(month) })}>
            {t.salesRegister}
          </DownloadLink>
          <DownloadLink to={pathOf(tallyXml, { query })}>{t.vouchersTally}</DownloadLink>
        </div>
      </Panel>
      <Panel title={t.tds} note={t.taxDeductedFrom}>
        <DownloadLink to={pathOf(tdsRegisterRoute, { query: taxes })}>
          {t.quarter(taxes.quarter, taxes.year, String(Number(taxes.year) + 1).slice(2))}
        </DownloadLink>
      </Panel>
    </div>
  );
}

const sentences: Record<FilingProblem, (subject: string, detail: string) => string> = {
  rate: t.noInvoice,
  place: t.placeCounts,
  code: t.noHsnCode,
  hole: (range, count) => t.numbersBetweenNo(count, range),
  other_gstin: (number, gstin) => t.bearsNotReturn(number, gstin || t.noGstin),
  other_state: t.otherState,
};

/** Errors to correct before a month is filed. */
function FilingIssues({ issues }: { issues: Filing['problems'] }) {
  if (issues.length === 0) return <Alert tone="info">{t.nothingMissingMonth}</Alert>;
  return (
    <Alert tone="wait" title={t.beforeYouFile}>
      <ul className="list-disc pl-5">
        {issues.map(({ kind, subject, detail }) => (
          <li key={`${kind} ${subject}`}>{sentences[kind](subject, detail)}</li>
        ))}
      </ul>
      {issues.some(({ kind }) => kind === 'rate') && (
        <Link to="/admin/taxes" className="target text-link">
          {t.enterRates}
        </Link>
      )}
    </Alert>
  );
}

/** Balances of deleted accounts that no payment provider refunds; hidden if there are none. */
function ClosedBalanceList() {
  const closed = useFreshQuery(['closed-balances'], () => api(listClosedBalancesRoute, {}));
  if (closed.data?.refunds.length === 0) return null;
  return (
    <Panel title={t.balancesPayBack} note={t.deletedAccountsWhere}>
      <LoadStates of={closed} subject={t.balances} rows={1} />
      <ul className="divide-y divide-line">
        {closed.data?.refunds.map((refund) => (
          <li key={refund.id} className="grid gap-3 py-4">
            <p className="figures flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0 wrap-anywhere">
                {t.since(refund.contact, formatDate(refund.since))}
              </span>
              <span className="font-semibold">{formatRupeesExact(refund.amount)}</span>
            </p>
            {refund.provider !== null && (
              <p className="text-small text-text-2">
                {closedBalances.askProvider(refund.provider)}
              </p>
            )}
            <Transfer id={refund.id} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Transfer({ id }: { id: string }) {
  const form = useForm({
    initial: { reference: '' },
    call: (body) => api(transferClosedBalanceRoute, { params: { id }, body }),
    replaces: ['admin', 'closed-balances'],
  });
  return (
    <AdminForm
      of={{ ...form, message: form.alert }}
      failed={t.transferCouldNot}
      className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end"
      save={t.recordTransfer}
      kind="second"
    >
      <TextField label={t.numberTransfer} required maxLength={120} {...form.field('reference')} />
    </AdminForm>
  );
}

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
