import type { AdvancedReply, AdvancedRequest } from '@jyotiratna/contract';
import { readTransits } from '@jyotiratna/contract/advanced-chart';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { advancedChart as copy } from '#messages/kundli/advanced-chart.ts';
import { api } from '../../../api.ts';
import { grahaWord } from '../../../graha-label.ts';
import { FieldFrame, TextField } from '../../../ui/field.tsx';
import { Table } from '../../../ui/table.tsx';
import { addDays } from '../../almanac/times.ts';
import { formatDegrees } from '../format-degrees.ts';
import { VargaDiagram } from './varga-diagram.tsx';

const { transits: labels } = copy;
/** Range of the slider in days before and after today; the date field accepts any day. */
const reach = 730;
/** Debounce of the slider in milliseconds before the request. */
const debounceMs = 180;

/**
 * The transits of the grahas on a selected day over the birth chart, by a slider or a date;
 * initially those of the response.
 */
export function Transits({ reply, request }: { reply: AdvancedReply; request: AdvancedRequest }) {
  const [today] = useState(() => reply.transits.at.slice(0, 10));
  const [day, setDay] = useState('');
  const restedDay = useRested(day);
  const body: AdvancedRequest = { ...request, transitDate: restedDay };
  const { data } = useQuery({
    queryKey: ['transits', body],
    queryFn: async ({ signal }) => (await api(readTransits, { body }, { signal })).transits,
    enabled: isDay(restedDay),
    placeholderData: (before) => before,
    gcTime: 0,
  });
  const transits = isDay(day) && data ? data : reply.transits;
  const birth = reply.vargas.find(({ key }) => key === 'D1');
  const days = isDay(day) ? Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000) : 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <FieldFrame label={labels.slider}>
          {(control) => (
            <input
              {...control}
              type="range"
              min={-reach}
              max={reach}
              value={Math.max(-reach, Math.min(reach, days))}
              aria-valuetext={transits.at.slice(0, 10)}
              onChange={({ target }) => setDay(addDays(today, Number(target.value)))}
              className="h-11 w-full accent-mayur-700"
            />
          )}
        </FieldFrame>
        <TextField
          label={labels.day}
          hint={labels.at}
          type="date"
          optional
          min="1900-01-01"
          max="2099-12-31"
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </div>
      {birth && (
        <>
          <VargaDiagram
            chart={birth}
            title={copy.vargas.names.D1 ?? birth.key}
            plan={reply.plans.north}
            rashiNames={reply.rashiNames}
            over={transits.grahas}
          />
          <p className="text-small text-text-2">{labels.legend}</p>
        </>
      )}
      <Table
        caption={labels.caption}
        rows={transits.grahas}
        rowKey={({ graha }) => graha}
        columns={[
          { key: 'graha', head: labels.graha, cell: ({ graha }) => grahaWord(graha) },
          {
            key: 'position',
            head: labels.position,
            cell: ({ graha, degree, rashiName, retrograde }) => {
              const position = `${formatDegrees(degree)} ${rashiName}`;
              // The nodes are always retrograde, so they are not marked by convention.
              return retrograde && graha !== 'Rahu' && graha !== 'Ketu'
                ? labels.retrograde(position)
                : position;
            },
          },
          {
            key: 'lagna',
            head: labels.fromLagna,
            align: 'right',
            cell: ({ fromLagna }) => fromLagna ?? '–',
          },
          {
            key: 'moon',
            head: labels.fromMoon,
            align: 'right',
            cell: ({ fromMoon }) => fromMoon ?? '–',
          },
        ]}
      />
    </div>
  );
}

/** Whether a date is complete: a partially typed year triggers no request. */
const isDay = (text: string) => /^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(text);

/** A debounced value. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
