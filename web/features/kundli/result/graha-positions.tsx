import type { KundliReply } from '@jyotiratna/contract';
import { Table } from '../../../ui/table.tsx';
import { GrahaName } from './graha-name.tsx';

type Position = KundliReply['chart']['grahas'][number];

/** Where each graha stands exactly: for readers of charts, so it opens on demand. */
export function GrahaPositions({ reply: { chart } }: { reply: KundliReply }) {
  return (
    <details className="kundli-screen-only">
      <summary className="inline-flex min-h-11 items-center font-medium text-accent underline decoration-gulabi-300 decoration-2 underline-offset-4">
        Exact positions, nakshatras and navamsa
      </summary>
      <div className="pt-2">
        <Table
          caption="Exact positions of the grahas"
          rows={chart.grahas}
          rowKey={({ graha }) => graha}
          columns={[
            { key: 'graha', head: 'Graha', cell: ({ graha }) => <GrahaName graha={graha} scripts={false} /> },
            { key: 'at', head: 'Position', cell: ({ degree, rashi }) => `${arc(degree)} ${rashi}` },
            { key: 'nakshatra', head: 'Nakshatra', cell: ({ nakshatra, pada }) => `${nakshatra}, pada ${pada}` },
            { key: 'navamsa', head: 'Navamsa', cell: ({ navamsa }) => navamsa },
            { key: 'state', head: 'State', cell: stateOf },
          ]}
        />
        <p className="mt-2 text-small text-text-2">
          Sidereal, Lahiri ayanamsa {arc(chart.ayanamsa)}; Rahu and Ketu are the mean nodes.
          {chart.lagna &&
            ` Lagna ${arc(chart.lagna.degree)} ${chart.lagna.rashi}, ${chart.lagna.nakshatra}, pada ${chart.lagna.pada}.`}
        </p>
      </div>
    </details>
  );
}

const dignities: Readonly<Record<string, string>> = {
  exalted: 'exalted',
  debilitated: 'debilitated',
  moolatrikona: 'moolatrikona',
  own: 'own rashi',
  friend: 'friend’s rashi',
  neutral: 'neutral rashi',
  enemy: 'enemy’s rashi',
};

function stateOf({ graha, dignity, retrograde, combust }: Position): string {
  const node = graha === 'Rahu' || graha === 'Ketu';
  const words = [dignity && (dignities[dignity] ?? dignity), retrograde && !node && 'retrograde', combust && 'combust'];
  return words.filter(Boolean).join(', ') || '–';
}

/** 27°02′ from degrees; minutes are rounded down, as charts are written. */
function arc(degrees: number): string {
  const minutes = Math.floor(degrees * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}
