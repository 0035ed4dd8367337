import type { AdvancedReply } from '@jyotiratna/contract';
import { useState } from 'react';
import { advancedChart as copy } from '#messages/kundli/advanced-chart.ts';
import { Chip } from '../../../ui/chip.tsx';
import { Table } from '../../../ui/table.tsx';
import { localDay } from '../dates.ts';
import { isRunning } from '../result/dasha-window.ts';

const { saturn } = copy;

/**
 * Saturn's transits over the birth Moon (sade sati) over ninety years; a retrograde return is a
 * separate row.
 */
export function SaturnPassages({ reply: { sadeSati, sadeSatiOpen } }: { reply: AdvancedReply }) {
  const [now] = useState(() => Date.now());
  if (!sadeSati) return <p>{saturn.open[sadeSatiOpen ?? 'hour']}</p>;
  return (
    <>
      <p className="mb-3 text-small">{saturn.note}</p>
      <Table
        caption={saturn.caption}
        rows={sadeSati}
        rowKey={({ start }) => start}
        columns={[
          {
            key: 'phase',
            head: saturn.phase,
            cell: (passage) => (
              <>
                {saturn.phases[passage.phase]}{' '}
                {isRunning(passage, now) && <Chip tone="wait">{saturn.now}</Chip>}
              </>
            ),
          },
          { key: 'rashi', head: saturn.rashi, cell: ({ rashiName }) => rashiName },
          { key: 'from', head: saturn.from, cell: ({ start }) => localDay(start) },
          { key: 'to', head: saturn.to, cell: ({ end }) => localDay(end) },
        ]}
      />
    </>
  );
}
