import { pathOf } from '@jyotiratna/contract';
import { salesRegisterRoute } from '@jyotiratna/contract/admin/reports';
import { useState } from 'react';
import { Link } from 'react-router';
import { reports as t } from '#messages/admin/reports.ts';
import { settlements } from '#messages/admin/settlements.ts';
import { TextField } from '../../../ui/field.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { bindFields } from '../layout/bind-fields.ts';
import { Panel } from '../layout/panel.tsx';
import { DownloadLink } from './download-link.tsx';
import { lastMonth } from './months.ts';
import { SalesReportPanel } from './sales-report.tsx';
import { VisitsPanel } from './visits-panel.tsx';

/** The accountant's reports, for any period. */
export function ReportsPage() {
  const [period, setPeriod] = useState(() => lastMonth(Date.now()));
  const { from, to } = period;
  const full = from !== '' && to !== '' && from <= to;
  const { field } = bindFields(
    period,
    (part) => setPeriod({ ...period, ...part }),
    from !== '' && to !== '' && !full ? { to: t.lastDayCannot } : {},
  );
  return (
    <>
      <AdminHead title={t.reports}>
        <Link to="/admin/reports/filing" className="target text-link">
          {t.filing}
        </Link>
        <Link to="/admin/reports/settlements" className="target text-link">
          {settlements.title}
        </Link>
      </AdminHead>
      <div className="mb-6 grid max-w-[40rem] items-start gap-4 sm:grid-cols-2">
        <TextField label={t.from} type="date" max="9999-12-31" {...field('from')} />
        <TextField label={t.to} type="date" max="9999-12-31" {...field('to')} />
      </div>
      {full && (
        <div className="grid max-w-[60rem] gap-6">
          <SalesReportPanel from={from} to={to} />
          <VisitsPanel from={from} to={to} />
          <Panel title={t.salesRegister} note={t.everyTaxInvoice}>
            <DownloadLink to={pathOf(salesRegisterRoute, { query: { from, to } })}>
              {t.downloadRegister}
            </DownloadLink>
          </Panel>
        </div>
      )}
    </>
  );
}
