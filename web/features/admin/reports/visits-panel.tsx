import { readVisitsRoute, type VisitDays } from '@jyotiratna/contract/admin/reports';
import { reports as t } from '#messages/admin/reports.ts';
import { shop } from '../../../shop.ts';
import { Table } from '../../../ui/table.tsx';
import { LoadStates } from '../layout/load-states.tsx';
import { Panel } from '../layout/panel.tsx';
import { useFreshQuery } from '../layout/use-fresh-query.ts';

type Day = VisitDays['days'][number];
const steps = ['visit', 'product', 'cart', 'checkout', 'paid'] as const;

/** Visits, steps to a purchase and paid orders of a period: together, then by day. */
export function VisitsPanel({ from, to }: { from: string; to: string }) {
  const query = { from, to };
  const visits = useFreshQuery(['visits', query], () => shop(readVisitsRoute, { query }), {
    keepsPrevious: true,
  });
  return (
    <Panel title={t.visits} note={t.visitsNote}>
      <LoadStates of={visits} subject={t.visitsNoun} rows={3} />
      {visits.data && (
        <Days days={visits.data.days.filter((day) => steps.some((step) => day[step] > 0))} />
      )}
    </Panel>
  );
}

function Days({ days }: { days: readonly Day[] }) {
  if (days.length === 0) return <p className="text-text-2">{t.noVisits}</p>;
  const total = (step: (typeof steps)[number]) =>
    days.reduce((amount, day) => amount + day[step], 0);
  const together: Day = {
    day: t.together,
    visit: total('visit'),
    product: total('product'),
    cart: total('cart'),
    checkout: total('checkout'),
    paid: total('paid'),
  };
  return (
    <Table
      caption={t.visitsByDay}
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

/** Paid orders of a hundred visits; a dash without visits. */
const paidOf = ({ visit, paid }: Day) => (visit > 0 ? ((paid / visit) * 100).toFixed(1) : '–');
