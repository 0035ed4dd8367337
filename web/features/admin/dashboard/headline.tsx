import { type Dashboard, formatRupees } from '@jyotiratna/contract';
import { dashboard as t } from '#messages/admin/dashboard.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { formatFigure } from '../layout/count-of.ts';

/** An owner's most important figures: today next to the last 30 days. */
export function Headline({ dashboard }: { dashboard: Dashboard | undefined }) {
  if (!dashboard) return <Skeleton className="facet-card mb-4 h-23" />;
  const { test, today, thirtyDays } = dashboard;
  const label = (name: string) => (test ? t.test(name) : name);
  const metrics = [
    [t.today, formatRupees(today.revenue)],
    [t.ordersToday, formatFigure(today.orders)],
    [t.days, formatRupees(thirtyDays.revenue)],
    [t.orders30Days, formatFigure(thirtyDays.orders)],
    [t.averageOrder, formatRupees(thirtyDays.averageOrder)],
  ] as const;
  return (
    <dl className="facet-card mb-4 grid grid-cols-2 gap-x-6 gap-y-4 border border-line bg-surface px-5 py-4 sm:grid-cols-3 desktop:grid-cols-5 md:px-6">
      {metrics.map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-small text-text-2">{label(name)}</dt>
          <dd className="figures text-[1.5rem] leading-tight font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
