import { type AdminRole, type Dashboard, formatRupees } from '@jyotiratna/contract';
import { readDashboardRoute } from '@jyotiratna/contract/admin/dashboard';
import { readSetupRoute } from '@jyotiratna/contract/admin/settings';
import { useQuery } from '@tanstack/react-query';
import { dashboard as t } from '#messages/admin/dashboard.ts';
import { adminRoleLabels } from '#messages/admin/team.ts';
import { api } from '../../../api.ts';
import { useSession } from '../../../session/use-session.ts';
import { adminScreens } from '../../../shell/admin-links.ts';
import { useShopConfig } from '../../../shell/use-shop-config.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { couponsQuery } from '../coupons/coupons-query.ts';
import { formatIndianNumber } from '../layout/count-of.ts';
import { formatDateTime } from '../layout/dates.ts';
import { AdminHead, LoadError, useFreshQuery } from '../layout/page.tsx';
import { markOf, pendingQuery } from '../layout/waiting.ts';
import { productsQuery } from '../products/products-query.ts';
import { openItems } from './attention.ts';
import { AttentionPanel } from './attention-panel.tsx';
import { ComingSessions } from './coming-sessions.tsx';
import { LowStock } from './low-stock.tsx';
import { RevenuePanel } from './revenue-panel.tsx';
import { SetupPanel } from './setup-panel.tsx';
import { LinkTiles, Tiles } from './tiles.tsx';

/**
 * The state of the shop, and links to all screens; a role with fewer permissions has only the links
 * to its own screens.
 */
export function AdminDashboardPage() {
  const adminRole = useSession().user?.duty;
  return adminRole ? <NarrowHome duty={adminRole} /> : <FullDashboard />;
}

function FullDashboard() {
  const found = useFreshQuery(['dashboard'], () => api(readDashboardRoute));
  const setup = useFreshQuery(['setup'], () => api(readSetupRoute));
  const { data: statistics } = found;
  const payments = useShopConfig()?.payments;
  const { data: coupons } = useQuery(couponsQuery);
  const { data: fewest } = useQuery(productsQuery({ sort: 'quantity-low', limit: '10' }));
  return (
    <>
      <AdminHead title={t.adminHome}>
        {statistics && (
          <p className="figures text-small text-text-2">
            {t.ist(formatDateTime(found.dataUpdatedAt))}
          </p>
        )}
      </AdminHead>
      {payments?.mode === 'sandbox' && (
        <div className="mb-4">
          <Alert tone="wait" title={t.paymentsTest}>
            {t.sandboxPaymentsSandbox}
          </Alert>
        </div>
      )}
      <Headline statistics={statistics} />
      <Tiles statistics={statistics} coupons={coupons} remedies={fewest?.total} />
      <div className="mt-4 grid items-start gap-4">
        {statistics && !setup.isPending ? (
          <>
            {setup.data ? (
              <SetupPanel {...setup.data} />
            ) : (
              <LoadError of={setup} message={t.stepsSettingUp} />
            )}
            <div className="grid items-stretch gap-4 xl:grid-cols-[minmax(0,1fr)_340px]">
              <RevenuePanel statistics={statistics} />
              <LowStock lowStock={statistics.lowStock} products={fewest?.products ?? []} />
            </div>
            <AttentionPanel
              items={openItems(statistics, coupons ?? [])}
              more={statistics.attention.total - statistics.attention.orders.length}
            />
            <ComingSessions sessions={statistics.sessions} />
          </>
        ) : found.isError ? (
          <LoadError of={found} message={t.dashboardCouldNot} />
        ) : (
          <div role="status" className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_340px]">
            <span className="sr-only">{t.loadingFigures}</span>
            <Skeleton className="facet-card h-110" />
            <Skeleton className="facet-card h-110" />
          </div>
        )}
      </div>
    </>
  );
}

/** The main figures for an owner: today next to the last 30 days. */
function Headline({ statistics }: { statistics: Dashboard | undefined }) {
  if (!statistics) return <Skeleton className="facet-card mb-4 h-23" />;
  const { test, today, thirtyDays } = statistics;
  const label = (name: string) => (test ? t.test(name) : name);
  const metrics = [
    [t.today, formatRupees(today.revenue)],
    [t.ordersToday, formatIndianNumber(today.orders)],
    [t.days, formatRupees(thirtyDays.revenue)],
    [t.orders30Days, formatIndianNumber(thirtyDays.orders)],
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

/**
 * The home screen of a role with limited permissions: their screens, with the open items of
 * each.
 */
function NarrowHome({ duty: adminRole }: { duty: AdminRole }) {
  const { data: pending } = useQuery(pendingQuery);
  return (
    <>
      <AdminHead title={t.adminHome} />
      <p className="mb-4 text-text-2">{adminRoleLabels[adminRole].may}</p>
      <LinkTiles
        tiles={adminScreens(adminRole).map(({ to, label }) => {
          const mark = markOf(to, pending);
          return { to, name: label, line: mark && `${mark.count} ${mark.label}` };
        })}
      />
    </>
  );
}
