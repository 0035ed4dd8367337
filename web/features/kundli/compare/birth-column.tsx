import type { AdvancedReply, AdvancedRequest, KundliRequest } from '@jyotiratna/contract';
import { readAdvancedChart } from '@jyotiratna/contract/advanced-chart';
import { useQuery } from '@tanstack/react-query';
import { advancedChart as copy } from '#messages/kundli/advanced-chart.ts';
import { kundli } from '#messages/kundli/kundli.ts';
import { api } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import ChartPart from '../advanced/chart-part.tsx';
import { VargaDiagram } from '../advanced/varga-diagram.tsx';
import { localDay } from '../dates.ts';
import { inLanguage } from '../in-language.ts';
import type { ComparisonOption } from './comparison-choice.ts';

type Props = { birth: KundliRequest; choice: ComparisonOption };

/** A column of the comparison: the chart of one birth with the selected options. */
export function BirthColumn({ birth, choice }: Props) {
  const body: AdvancedRequest = inLanguage(birth);
  const { data, isError, refetch } = useQuery({
    queryKey: ['deeper-chart', body],
    queryFn: ({ signal }) => api(readAdvancedChart, { body }, { signal }),
    staleTime: 60_000,
    gcTime: 0,
  });
  const [day, month, year] = birth.dob.split(/[-/]/);
  return (
    <section aria-label={birth.name} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <header>
        <h3 className="font-semibold wrap-anywhere text-ink-900">{birth.name}</h3>
        <p className="text-small wrap-anywhere text-text-2">
          {localDay(`${year}-${month}-${day}`)}, {birth.birthTime ?? kundli.timeUnknown},{' '}
          {birth.location}
        </p>
      </header>
      {isError && (
        <Alert tone="error">
          {copy.failed}
          <Button kind="text" size="s" onClick={() => void refetch()}>
            {copy.retry}
          </Button>
        </Alert>
      )}
      {!data && !isError && (
        <>
          <p role="status" className="sr-only">
            {copy.loading}
          </p>
          <Skeleton className="h-80" />
        </>
      )}
      {data && <Drawing reply={data} choice={choice} />}
      {data && choice.part && (
        <ChartPart key={choice.part} part={choice.part} request={birth} style={choice.style} />
      )}
    </section>
  );
}

function Drawing({ reply, choice }: { reply: AdvancedReply; choice: ComparisonOption }) {
  const chart = reply.vargas.find(({ key }) => key === choice.varga);
  if (!chart) return <Alert tone="info">{copy.noHour}</Alert>;
  const over = choice.transits && choice.varga === 'D1' ? reply.transits.grahas : [];
  return (
    <VargaDiagram
      chart={chart}
      title={copy.vargas.name(chart.key, copy.vargas.names[chart.key] ?? '')}
      plan={reply.plans[choice.style]}
      rashiNames={reply.rashiNames}
      over={over}
    />
  );
}
