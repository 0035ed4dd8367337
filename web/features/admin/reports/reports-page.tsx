import { pathOf } from '@jyotiratna/contract';
import { salesRegisterRoute } from '@jyotiratna/contract/admin/reports';
import { useState } from 'react';
import { Link } from 'react-router';
import { TextField } from '../../../ui/field.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { Panel } from '../layout/panel.tsx';
import { DownloadLink } from './download-link.tsx';
import { lastMonth } from './months.ts';
import { SalesReportPanel } from './sales-report.tsx';

/** The accountant's reports, for any period. */
export function ReportsPage() {
  const [period, setPeriod] = useState(() => lastMonth(Date.now()));
  const { from, to } = period;
  const full = from !== '' && to !== '' && from <= to;
  return (
    <>
      <AdminHead title="Reports">
        <Link to="/admin/reports/filing" className="target text-link">
          Filing
        </Link>
      </AdminHead>
      <div className="mb-6 grid max-w-[40rem] items-start gap-4 sm:grid-cols-2">
        <TextField
          label="From"
          type="date"
          max="9999-12-31"
          value={from}
          onChange={(event) => setPeriod({ from: event.currentTarget.value, to })}
        />
        <TextField
          label="To"
          type="date"
          max="9999-12-31"
          value={to}
          error={from !== '' && to !== '' && !full ? 'The last day cannot be before the first.' : undefined}
          onChange={(event) => setPeriod({ from, to: event.currentTarget.value })}
        />
      </div>
      {full && (
        <div className="grid max-w-[60rem] gap-6">
          <SalesReportPanel from={from} to={to} />
          <Panel
            title="Sales register"
            note="Every tax invoice and credit note of the period, by HSN code and rate, under the sections of GSTR-1. As CSV."
          >
            <DownloadLink to={pathOf(salesRegisterRoute, { query: { from, to } })}>Download the register</DownloadLink>
          </Panel>
        </div>
      )}
    </>
  );
}
