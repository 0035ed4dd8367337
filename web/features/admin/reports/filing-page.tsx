import { pathOf } from '@jyotiratna/contract';
import {
  gstr1Json,
  gstr1Sheets,
  readFilingRoute,
  tallyXml,
  tdsRegisterRoute,
} from '@jyotiratna/contract/admin/filing';
import { salesRegisterRoute } from '@jyotiratna/contract/admin/reports';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reports as t } from '#messages/admin/reports.ts';
import { shop } from '../../../shop.ts';
import { TextField } from '../../../ui/field.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { LoadStates } from '../layout/load-states.tsx';
import { Panel } from '../layout/panel.tsx';
import { ClosedBalanceList } from './closed-balances.tsx';
import { DownloadLink } from './download-link.tsx';
import { FilingProblems } from './filing-problems.tsx';
import { lastMonth, monthDays, taxQuarter } from './months.ts';
import { ReturnTables } from './return-tables.tsx';

/** A month for the accountant: its return, its files, and what to look at before it is filed. */
export function FilingPage() {
  const [month, setMonth] = useState(() => lastMonth(Date.now()).from.slice(0, 7));
  return (
    <>
      <AdminHead title={t.filing} />
      <TextField
        label={t.month}
        type="month"
        className="mb-6 max-w-64"
        placeholder="2026-11"
        value={month}
        onChange={(event) => setMonth(event.currentTarget.value)}
      />
      {/^20\d\d-(0[1-9]|1[0-2])$/.test(month) && <Month month={month} />}
    </>
  );
}

/** @param month YYYY-MM */
function Month({ month }: { month: string }) {
  const taxes = taxQuarter(month);
  const query = { period: `${month.slice(5)}${month.slice(0, 4)}` };
  const filing = useQuery({
    queryKey: ['admin', 'filing', query],
    queryFn: () => shop(readFilingRoute, { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
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
