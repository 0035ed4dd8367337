import {
  firstRingSize,
  lastRingSize,
  ringCircumferenceMm,
  ringDiameterMm,
} from '@jyotiratna/contract';
import { ringSize } from '#messages/catalogue/ring-size.ts';
import { Table } from '../../../ui/table.tsx';
import { inMm } from './in-mm.ts';

const labels = ringSize.table;
const rows = Array.from({ length: lastRingSize - firstRingSize + 1 }, (_, at) => ({
  size: firstRingSize + at,
}));

/** Every Indian size in millimetres. */
export function SizeTable() {
  return (
    <div className="max-w-[40rem] print:hidden">
      <h2 className="mb-4 text-heading-m">{labels.title}</h2>
      <Table
        caption={labels.title}
        rows={rows}
        rowKey={({ size }) => String(size)}
        columns={[
          {
            key: 'size',
            head: labels.size,
            cell: ({ size }) => <span className="figures">{size}</span>,
          },
          {
            key: 'around',
            head: labels.around,
            align: 'right',
            cell: ({ size }) => ringCircumferenceMm(size),
          },
          {
            key: 'across',
            head: labels.across,
            align: 'right',
            cell: ({ size }) => inMm(ringDiameterMm(size)),
          },
        ]}
      />
    </div>
  );
}
