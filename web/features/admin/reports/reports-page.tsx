import { formatRupeesExact, pathOf } from '@jyotiratna/contract';
import {
  exportReportRoute,
  type ReportKind,
  readReportRoute,
  readVisitsRoute,
  type SalesReport,
  salesRegisterRoute,
  type VisitDays,
} from '@jyotiratna/contract/admin/reports';
import { useState } from 'react';
import { Link } from 'react-router';
import { reports as t } from '#messages/admin/reports.ts';
import { settlements } from '#messages/admin/settlements.ts';
import { api } from '../../../api.ts';
import { TextField } from '../../../ui/field.tsx';
import { Table } from '../../../ui/table.tsx';
import { AdminHead, LoadStates, Panel, useFreshQuery } from '../layout/page.tsx';
import { bindFields } from '../layout/use-form.ts';
import { SelectFilter } from '../list/filter-bar.tsx';
import { DownloadLink } from './download-link.tsx';
import { lastMonth } from './months.ts';

/** The accountant's reports, for any period. */
export function ReportsPage() {
  const [period, setPeriod] = useState(() => lastMonth(Date.now()));
  const { from, to } = period;
  const full = from !== '' && to !== '' && from <= to;
  const { field } = bindFields(
    period,
    (patch) => setPeriod({ ...period, ...patch }),
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
          <VisitPanel from={from} to={to} />
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

const kinds: Record<ReportKind, string> = {
  product: t.remedy,
  coupon: t.coupon,
  source: t.visitSource,
  tax: t.taxRate,
};

/** A period's sales, grouped by a selected key. */
function SalesReportPanel({ from, to }: { from: string; to: string }) {
  const [by, setBy] = useState<ReportKind>('product');
  const query = { by, from, to };
  const report = useFreshQuery(['report', query], () => api(readReportRoute, { query }), {
    keepsPrevious: true,
  });
  return (
    <Panel title={t.sales} note={t.paidOrdersPeriod}>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SelectFilter
          label={t.sumUp}
          value={by}
          options={Object.entries(kinds)}
          onChange={(value) => setBy(value as ReportKind)}
        />
        <DownloadLink to={pathOf(exportReportRoute, { query })} size="s">
          {t.downloadAsCsv}
        </DownloadLink>
      </div>
      <LoadStates of={report} subject={t.salesNoun} rows={3} />
      {report.data && <Stats report={report.data} label={kinds[by]} />}
    </Panel>
  );
}

function Stats({ report, label }: { report: SalesReport; label: string }) {
  const { columns, rows, totals } = report;
  if (rows.length === 0) return <p className="text-text-2">{t.nothingSoldPeriod}</p>;
  return (
    <Table<SalesReport['rows'][number]>
      caption={t.salesOf(label.toLowerCase())}
      rowHeads
      rows={[[t.together, ...totals], ...rows]}
      rowKey={(row) => String(row[0])}
      columns={columns.map(({ head, kind }, at) => ({
        key: head,
        head,
        ...(kind !== 'text' && { align: 'right' }),
        cell: (row) => {
          const value = row[at];
          return kind === 'rupees' && typeof value === 'number' ? formatRupeesExact(value) : value;
        },
      }))}
    />
  );
}

type Day = VisitDays['days'][number];
const steps = ['visit', 'product', 'cart', 'checkout', 'paid'] as const;

/** Visits, steps of the purchase funnel and paid orders of a period: in total, then by day. */
function VisitPanel({ from, to }: { from: string; to: string }) {
  const query = { from, to };
  const visits = useFreshQuery(['visits', query], () => api(readVisitsRoute, { query }), {
    keepsPrevious: true,
  });
  return (
    <Panel title={t.visits} note={t.visitNote}>
      <LoadStates of={visits} subject={t.visitNoun} rows={3} />
      {visits.data && (
        <Days days={visits.data.days.filter((day) => steps.some((step) => day[step] > 0))} />
      )}
    </Panel>
  );
}

function Days({ days }: { days: readonly Day[] }) {
  if (days.length === 0) return <p className="text-text-2">{t.noVisit}</p>;
  const totals = steps.map((step) => [step, days.reduce((sum, day) => sum + day[step], 0)]);
  const together: Day = { day: t.together, ...Object.fromEntries(totals) };
  return (
    <Table
      caption={t.visitByDay}
      rows={[together, ...days]}
      rowKey={({ day }) => day}
      columns={[
        { key: 'day', head: t.day, cell: ({ day }: Day) => day },
        ...steps.map((step) => ({
          key: step,
          head: t[step],
          align: 'right' as const,
          cell: (day: Day) => day[step],
        })),
        { key: 'of', head: t.paidOf, align: 'right' as const, cell: paidOf },
      ]}
    />
  );
}

/** The conversion rate: paid orders per hundred visits; a dash without visits. */
const paidOf = ({ visit, paid }: Day) => (visit > 0 ? ((paid / visit) * 100).toFixed(1) : '–');
