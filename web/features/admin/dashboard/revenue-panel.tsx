import { type Dashboard, formatRupees } from '@jyotiratna/contract';
import { useState } from 'react';
import { dashboard as t } from '#messages/admin/dashboard.ts';
import { Table } from '../../../ui/table.tsx';
import { formatIndianNumber } from '../layout/count-of.ts';
import { Panel } from '../layout/page.tsx';
import { rupeesColumn } from '../list/columns.tsx';
import { chartPointName, RevenueChart } from './revenue-chart.tsx';

const spans = [7, 30] as const;
/** Number of bars that fit on a phone. */
const phoneBars = 14;

/** Revenue, as figures, bars and table. */
export function RevenuePanel({ statistics }: { statistics: Dashboard }) {
  const { test, thirtyDays, series } = statistics;
  const [span, setSpan] = useState<Span>(30);
  const days = series.slice(-span);
  const { revenue, orders, averageOrder } = span === 30 ? thirtyDays : statsOf(days);
  const metrics = [
    [t.revenue, formatRupees(revenue)],
    [t.orders, formatIndianNumber(orders)],
    [t.averageOrder, formatRupees(averageOrder)],
  ] as const;
  const onPhone = days.slice(-phoneBars);
  return (
    <Panel
      title={test ? t.testRevenue : t.revenue}
      note={t.testpaidOrdersLess(test, span)}
      aside={<SpanSwitch span={span} onChange={setSpan} />}
    >
      <dl className="mb-4 grid grid-cols-2 gap-x-10 gap-y-3 sm:flex">
        {metrics.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-small text-text-2">{name}</dt>
            <dd className="figures text-[1.375rem] leading-tight font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <RevenueChart days={days} width={720} className="max-md:hidden" />
      <RevenueChart days={onPhone} width={340} className="md:hidden" />
      {onPhone.length < days.length && (
        <p className="mt-2 text-meta text-text-2 md:hidden">{t.chartLastDays(onPhone.length)}</p>
      )}
      <details className="mt-3">
        <summary className="inline-flex min-h-11 items-center text-link">{t.showAsTable}</summary>
        <div className="mt-2">
          <Table
            caption={t.revenueOfTheLastDays(span)}
            rows={days.toReversed()}
            rowKey={({ date }) => date}
            columns={[
              { key: 'day', head: t.day, cell: chartPointName },
              { key: 'orders', head: t.orders, align: 'right', cell: ({ orders }) => orders },
              rupeesColumn('revenue', t.revenue, (day: { revenue: number }) => day.revenue),
            ]}
          />
        </div>
      </details>
    </Panel>
  );
}

function statsOf(days: Dashboard['series']): Dashboard['today'] {
  const revenue = days.reduce((total, day) => total + day.revenue, 0);
  const orders = days.reduce((total, day) => total + day.orders, 0);
  return { revenue, orders, averageOrder: orders ? revenue / orders : 0 };
}

type Span = (typeof spans)[number];

function SpanSwitch({ span, onChange }: { span: Span; onChange: (span: Span) => void }) {
  return (
    <fieldset
      aria-label={t.timeShown}
      className="flex rounded-md border border-marble-500 bg-marble-0"
    >
      {spans.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === span}
          onClick={() => onChange(one)}
          className="min-h-11 rounded-[5px] px-4 text-small font-medium aria-pressed:bg-mayur-700 aria-pressed:text-marble-0"
        >
          {t.daysOf(one)}
        </button>
      ))}
    </fieldset>
  );
}
