import type { KundliReply } from '@jyotiratna/contract';
import { kundliResult } from '#messages/kundli/kundli-result.ts';
import { Table } from '../../../ui/table.tsx';
import { formatDegrees } from '../format-degrees.ts';
import { GrahaName } from './graha-name.tsx';

const { positions } = kundliResult;

type Position = KundliReply['chart']['grahas'][number];

/** The exact position of each graha, for experts; collapsed by default. */
export function GrahaPositions({ reply: { chart } }: { reply: KundliReply }) {
  return (
    <details className="kundli-screen-only">
      <summary className="inline-flex min-h-11 items-center font-medium text-accent underline decoration-gulabi-300 decoration-2 underline-offset-4">
        {positions.open}
      </summary>
      <div className="pt-2">
        <Table
          caption={positions.caption}
          rows={chart.grahas}
          rowKey={({ graha }) => graha}
          columns={[
            {
              key: 'graha',
              head: kundliResult.graha,
              cell: ({ graha }) => <GrahaName graha={graha} scripts={false} />,
            },
            {
              key: 'at',
              head: positions.position,
              cell: ({ degree, rashi }) => `${formatDegrees(degree)} ${rashi}`,
            },
            {
              key: 'nakshatra',
              head: positions.nakshatra,
              cell: ({ nakshatra, pada }) => kundliResult.pada(nakshatra, pada),
            },
            { key: 'navamsa', head: positions.navamsa, cell: ({ navamsa }) => navamsa },
            { key: 'state', head: positions.state, cell: stateOf },
          ]}
        />
        <p className="mt-2 text-small text-text-2">
          {!chart.lagna && `${positions.atNoon} `}
          {positions.ayanamsa(formatDegrees(chart.ayanamsa))}{' '}
          {chart.lagna &&
            positions.lagna(
              `${formatDegrees(chart.lagna.degree)} ${chart.lagna.rashi}`,
              kundliResult.pada(chart.lagna.nakshatra, chart.lagna.pada),
            )}
        </p>
      </div>
    </details>
  );
}

const states: Readonly<Record<string, string>> = positions.states;

function stateOf({ graha, dignity, retrograde, combust }: Position): string {
  const node = graha === 'Rahu' || graha === 'Ketu';
  const labels = [dignity, retrograde && !node && 'retrograde', combust && 'combust'].map(
    (state) => state && (states[state] ?? state),
  );
  return labels.filter(Boolean).join(', ') || '–';
}
