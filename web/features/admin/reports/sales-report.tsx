import { formatRupeesExact, pathOf } from '@jyotiratna/contract';
import {
  exportReportRoute,
  type ReportKind,
  readReportRoute,
  type SalesReport,
} from '@jyotiratna/contract/admin/reports';
import { useState } from 'react';
import { reports as t } from '#messages/admin/reports.ts';
import { shop } from '../../../shop.ts';
import { LoadStates } from '../layout/load-states.tsx';
import { Panel } from '../layout/panel.tsx';
import { useFreshQuery } from '../layout/use-fresh-query.ts';
import { SelectFilter } from '../list/filter-fields.tsx';
import { DownloadLink } from './download-link.tsx';

const kinds: Record<ReportKind, string> = {
  product: t.remedy,
  coupon: t.coupon,
  source: t.visitSource,
  tax: t.taxRate,
};

/** A period's sales, grouped by a selected key. */
export function SalesReportPanel({ from, to }: { from: string; to: string }) {
  const [by, setBy] = useState<ReportKind>('product');
  const query = { by, from, to };
  const report = useFreshQuery(['report', query], () => shop(readReportRoute, { query }), {
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
  const stat = (value: string | number, at: number) =>
    typeof value === 'number' && columns[at]?.kind === 'rupees' ? formatRupeesExact(value) : value;
  return (
    <section
      aria-label={t.salesOf(label.toLowerCase())}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keys as well
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="text-small text-ink-600">
            {columns.map(({ head, kind }) => (
              <th
                key={head}
                scope="col"
                className={`px-2 py-2 font-semibold first:pl-0 last:pr-0 ${kind === 'text' ? '' : 'text-right whitespace-nowrap'}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={String(row[0])} className="border-t border-line">
              {row.map((value, at) => (
                <td
                  key={columns[at]?.head}
                  className={`px-2 py-2 first:pl-0 last:pr-0 ${at === 0 ? 'min-w-32' : 'figures text-right whitespace-nowrap'}`}
                >
                  {stat(value, at)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-line font-semibold">
            <th scope="row" className="py-2">
              {t.together}
            </th>
            {totals.map((value, at) => (
              <td
                key={columns[at + 1]?.head}
                className="figures px-2 py-2 text-right whitespace-nowrap last:pr-0"
              >
                {stat(value, at + 1)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
