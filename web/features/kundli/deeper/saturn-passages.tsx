import type { SaturnPassage } from '@jyotiratna/contract';
import { useState } from 'react';
import { deeperChart as words } from '#messages/kundli/deeper-chart.ts';
import { Chip } from '../../../ui/chip.tsx';
import { Table } from '../../../ui/table.tsx';
import { formatDay } from '../dates.ts';

const { saturn } = words;

/** Saturn's stays over the birth Moon through ninety years; a retrograde return is a row of its own. */
export function SaturnPassages({ passages }: { passages: readonly SaturnPassage[] | null }) {
  const [now] = useState(() => Date.now());
  if (!passages) return <p>{saturn.open}</p>;
  const runs = ({ start, end }: SaturnPassage) => Date.parse(start) <= now && now < Date.parse(end);
  return (
    <>
      <p className="mb-3 text-small">{saturn.note}</p>
      <Table
        caption={saturn.caption}
        rows={passages}
        rowKey={({ start }) => start}
        columns={[
          {
            key: 'phase',
            head: saturn.phase,
            cell: (passage) => (
              <>
                {saturn.phases[passage.phase]} {runs(passage) && <Chip tone="wait">{saturn.now}</Chip>}
              </>
            ),
          },
          { key: 'rashi', head: saturn.rashi, cell: ({ rashiName }) => rashiName },
          { key: 'from', head: saturn.from, cell: ({ start }) => formatDay(start) },
          { key: 'to', head: saturn.to, cell: ({ end }) => formatDay(end) },
        ]}
      />
    </>
  );
}
