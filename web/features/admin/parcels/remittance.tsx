import { formatRupeesExact, type RemittanceView } from '@jyotiratna/contract';
import { Link } from 'react-router';
import { remittanceOutcomes as outcomes, parcels as t } from '#messages/admin/parcels.ts';
import { Table } from '../../../ui/table.tsx';
import { formatDate } from '../layout/dates.ts';
import { rupeesColumn } from '../list/columns.tsx';

/** A remittance with the lines that have differences. */
export function RemittancePanel({ remittance }: { remittance: RemittanceView }) {
  const { courier, reference, paidOn, total, lines, matched, differences } = remittance;
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>
          {courier}, {t.remittance(reference, formatDate(paidOn))}
        </span>
        <span className="figures font-semibold">{formatRupeesExact(total)}</span>
      </p>
      <p className="text-small text-text-2">{t.matched(matched, lines)}</p>
      {differences.length > 0 && (
        <Table
          caption={t.differences(reference)}
          rows={differences.map((line, at) => ({ ...line, at }))}
          rowKey={({ at }) => String(at)}
          columns={[
            { key: 'awb', head: t.parcel, cell: ({ awb }) => awb },
            {
              key: 'order',
              head: t.order,
              cell: ({ orderId, orderNumber }) =>
                orderId && (
                  <Link to={`/admin/orders/${orderId}`} className="text-link">
                    {orderNumber}
                  </Link>
                ),
            },
            rupeesColumn('amount', t.amount, (line: { amount: number }) => line.amount),
            rupeesColumn('due', t.expectedAmount, (line: { due: number | null }) => line.due),
            { key: 'outcome', head: t.outcome, cell: ({ outcome }) => outcomes[outcome] },
          ]}
        />
      )}
    </div>
  );
}
