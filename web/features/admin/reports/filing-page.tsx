import { pathOf } from '@jyotiratna/contract';
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
import { reports as t } from '#messages/admin/reports.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { LoadStates } from '../layout/load-states.tsx';
import { Panel } from '../layout/panel.tsx';
import { useFreshQuery } from '../layout/use-fresh-query.ts';
import { ClosedBalanceList } from './closed-balances.tsx';
import { DownloadLink } from './download-link.tsx';
import { lastMonth, monthDays, taxQuarter } from './months.ts';
import { OfMonth } from './of-month.tsx';
import { ReturnTables } from './return-tables.tsx';

/** A month for the accountant: its return, its files, and what to look at before it is filed. */
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
  const filing = useFreshQuery(['filing', query], () => shop(readFilingRoute, { query }), {
    keepsPrevious: true,
  });
  return (
    <div className="grid max-w-[60rem] gap-6">
      <LoadStates of={filing} subject={t.monthNoun} rows={4} />
      <ClosedBalanceList />
      {filing.data && <FilingProblems problems={filing.data.problems} />}
      {filing.data && (
        <Panel title={t.gstr1} note={t.fromTaxDocuments}>
          {filing.data.gstin === '' ? (
            <p className="text-text-2">{t.sellerWithoutGstin}</p>
          ) : (
            <>
              <ReturnTables tables={filing.data.tables} />
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
function FilingProblems({ problems }: { problems: Filing['problems'] }) {
  if (problems.length === 0) return <Alert tone="info">{t.nothingMissingMonth}</Alert>;
  return (
    <Alert tone="wait" title={t.beforeYouFile}>
      <ul className="list-disc pl-5">
        {problems.map(({ kind, subject, detail }) => (
          <li key={`${kind} ${subject}`}>{sentences[kind](subject, detail)}</li>
        ))}
      </ul>
      {problems.some(({ kind }) => kind === 'rate') && (
        <Link to="/admin/taxes" className="target text-link">
          {t.enterRates}
        </Link>
      )}
    </Alert>
  );
}
