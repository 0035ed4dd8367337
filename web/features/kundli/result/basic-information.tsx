import type { KundliReply } from '@jyotiratna/contract';
import { Check, History, Info } from 'lucide-react';
import { kundli } from '#messages/kundli/kundli.ts';
import { kundliResult } from '#messages/kundli/kundli-result.ts';
import { Card, Details } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { differsFromIndia, formatKundliMoment, localDay, localMoment } from '../dates.ts';
import { rashiLabel } from '../zodiac.ts';

const { basic } = kundliResult;

/** Name, date, time and place of birth, as used for the chart, and the calculation's source. */
export function BasicInformation({ reply }: { reply: KundliReply }) {
  const { name, gender, birthTime, usedDatetime, placeName, coordinates, chart, panchang } = reply;
  return (
    <Card title={basic.title} aside={<SourceBadge source={reply.source} />}>
      <Details
        metadata={[
          [basic.name, name],
          [basic.gender, kundli.genders[gender]],
          [
            basic.born,
            birthTime
              ? formatKundliMoment(usedDatetime)
              : `${localDay(usedDatetime)}, ${kundli.timeUnknown}`,
          ],
          [
            basic.local,
            birthTime && differsFromIndia(usedDatetime) ? localMoment(usedDatetime) : null,
          ],
          [basic.clock, reply.clock.text],
          [basic.place, placeName],
          [
            basic.coordinates,
            `${degrees(coordinates.lat, 'N', 'S')}, ${degrees(coordinates.lon, 'E', 'W')}`,
          ],
          [
            basic.lagna,
            chart.lagna
              ? rashiLabel(chart.lagna.rashi, chart.lagna.rashiIndex)
              : kundliResult.requiresTime,
          ],
        ]}
      />
      {panchang && (
        <details className="border-t border-line pt-1">
          <summary className="inline-flex min-h-11 items-center font-medium text-accent underline decoration-gulabi-300 decoration-2 underline-offset-4">
            {basic.panchang.title}
          </summary>
          <Details
            metadata={[
              [basic.panchang.vara, panchang.vara?.name],
              [basic.panchang.tithi, panchang.tithi.name],
              [basic.panchang.nakshatra, panchang.nakshatra.name],
              [basic.panchang.yoga, panchang.yoga.name],
              [basic.panchang.karana, panchang.karana.name],
            ]}
          />
        </details>
      )}
    </Card>
  );
}

const sources = {
  api: { tone: 'good', icon: Check },
  cache: { tone: 'info', icon: History },
  fallback: { tone: 'wait', icon: Info },
} as const;

function SourceBadge({ source }: { source: KundliReply['source'] }) {
  const { tone, icon } = sources[source];
  return (
    <Chip tone={tone} icon={icon}>
      {basic.sources[source]}
    </Chip>
  );
}

/** A coordinate, '26.92° N'. */
function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;
}
