import type { AdvancedReply, Graha } from '@jyotiratna/contract';
import { advancedChart as copy } from '#messages/kundli/advanced-chart.ts';
import { grahaWord } from '../../../graha-label.ts';
import { Table } from '../../../ui/table.tsx';

const { ashtakavarga } = copy;

type Props = { bindus: NonNullable<AdvancedReply['ashtakavarga']>; rashiNames: readonly string[] };

/** The bindus of each graha in each rashi, and their total. */
export function Bindus({ bindus: { bav, sav }, rashiNames }: Props) {
  const rows = [
    ...Object.entries(bav).map(([graha, bindus]) => ({ name: grahaWord(graha as Graha), bindus })),
    { name: ashtakavarga.all, bindus: sav },
  ];
  return (
    <>
      <Table
        caption={ashtakavarga.caption}
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          { key: 'of', head: ashtakavarga.of, cell: ({ name }) => name },
          ...rashiNames.map((rashi, at) => ({
            key: rashi,
            head: rashi,
            align: 'right' as const,
            cell: ({ bindus }: (typeof rows)[number]) => bindus[at],
          })),
          {
            key: 'sum',
            head: ashtakavarga.sum,
            align: 'right',
            cell: ({ bindus }) => bindus.reduce((total, count) => total + count, 0),
          },
        ]}
      />
      <p className="mt-2 text-small text-text-2">{ashtakavarga.reading}</p>
    </>
  );
}
