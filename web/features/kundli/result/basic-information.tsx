import type { KundliReply } from '@jyotiratna/contract';
import { Check, History, Info } from 'lucide-react';
import { Chip } from '../../../ui/chip.tsx';
import { placeLabel } from '../birth-values.ts';
import { differsFromIndia, formatMoment, localDay, localMoment } from '../dates.ts';
import { rashiLabel } from '../zodiac.ts';
import { Card, Facts } from './card.tsx';

/** Who was born, when and where, as the chart took it, and where the answer comes from. */
export function BasicInformation({ reply }: { reply: KundliReply }) {
  const { name, gender, birthTime, usedDatetime, place, coordinates, chart } = reply;
  return (
    <Card title="Basic Information" aside={<SourceBadge source={reply.source} />}>
      <Facts
        facts={[
          ['Name', name],
          ['Gender', gender === 'male' ? 'Male' : 'Female'],
          ['Born', birthTime ? formatMoment(usedDatetime) : `${localDay(usedDatetime)}, time not known`],
          ['Local time', birthTime && differsFromIndia(usedDatetime) ? localMoment(usedDatetime) : null],
          ['Place', placeLabel(place)],
          ['Coordinates', `${degrees(coordinates.lat, 'N', 'S')}, ${degrees(coordinates.lon, 'E', 'W')}`],
          ['Lagna', chart.lagna ? rashiLabel(chart.lagna.rashi, chart.lagna.rashiIndex) : 'Needs a birth time'],
        ]}
      />
    </Card>
  );
}

const sources = {
  api: { tone: 'good', icon: Check, label: 'Live calculation' },
  cache: { tone: 'info', icon: History, label: 'Saved result' },
  fallback: { tone: 'wait', icon: Info, label: 'Basic information' },
} as const;

function SourceBadge({ source }: { source: KundliReply['source'] }) {
  const { tone, icon, label } = sources[source];
  return (
    <Chip tone={tone} icon={icon}>
      {label}
    </Chip>
  );
}

/** '26.92° N'. */
function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;
}
