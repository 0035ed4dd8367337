import type { DeeperReply } from '@jyotiratna/contract';
import { deeperChart as words } from '#messages/deeper-chart.ts';
import { grahaWord } from '../../../graha-word.ts';
import { Table } from '../../../ui/table.tsx';
import { arc } from '../arc.ts';

const { transits: texts } = words;

/** Where the grahas of a day stand, counted from the lagna and the Moon of birth. */
export function Transits({ transits }: { transits: DeeperReply['transits'] }) {
  return (
    <Table
      caption={texts.caption}
      rows={transits.grahas}
      rowKey={({ graha }) => graha}
      columns={[
        { key: 'graha', head: texts.graha, cell: ({ graha }) => grahaWord(graha) },
        {
          key: 'position',
          head: texts.position,
          cell: ({ graha, degree, rashiName, retrograde }) => {
            const position = `${arc(degree)} ${rashiName}`;
            // The nodes always go backwards, so nobody marks them.
            return retrograde && graha !== 'Rahu' && graha !== 'Ketu' ? texts.retrograde(position) : position;
          },
        },
        { key: 'lagna', head: texts.fromLagna, align: 'right', cell: ({ fromLagna }) => fromLagna ?? '–' },
        { key: 'moon', head: texts.fromMoon, align: 'right', cell: ({ fromMoon }) => fromMoon },
      ]}
    />
  );
}
