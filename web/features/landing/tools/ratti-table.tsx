import { caratsOf } from '@jyotiratna/contract';
import { Link } from 'react-router';
import { tools } from '#messages/catalogue/tools.ts';
import { Table } from '../../../ui/table.tsx';

const copy = tools.ratti;
/** The mass of the traditional ratti (gunja seed) in mg. */
const oldRattiMg = 121.5;
/** Common weights in ratti, in halves up to six. */
const weights = [1, 2, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 8, 9, 10, 11, 12, 13, 14, 15];

/** A table with one weight per row, in every unit. @param rattiMg this shop's ratti in mg */
export function RattiTable({ rattiMg }: { rattiMg: number }) {
  return (
    <section>
      <p className="mb-4">{copy.of(String(rattiMg))}</p>
      <Table
        caption={copy.caption}
        rows={weights}
        rowKey={String}
        columns={[
          { key: 'ratti', head: copy.columns.ratti, align: 'right', cell: (ratti) => ratti },
          {
            key: 'carats',
            head: copy.columns.carats,
            align: 'right',
            cell: (ratti) => caratsOf(ratti * rattiMg),
          },
          {
            key: 'grams',
            head: copy.columns.grams,
            align: 'right',
            cell: (ratti) => ((ratti * rattiMg) / 1000).toFixed(3),
          },
          {
            key: 'old',
            head: copy.columns.old,
            align: 'right',
            cell: (ratti) => ((ratti * rattiMg) / oldRattiMg).toFixed(2),
          },
        ]}
      />
      <p className="mt-4">
        <Link to="/remedies?sort=weight-low" className="target text-link">
          {copy.select}
        </Link>
      </p>
    </section>
  );
}
