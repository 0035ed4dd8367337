import type {
  AdvancedReply,
  AdvancedRequest,
  ChartPart as ChartPartKey,
  KundliRequest,
} from '@jyotiratna/contract';
import { readAdvancedChart } from '@jyotiratna/contract/advanced-chart';
import { printKundliRoute } from '@jyotiratna/contract/kundli';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { advancedChart as copy } from '#messages/kundli/advanced-chart.ts';
import { chartParts } from '#messages/kundli/chart-parts.ts';
import { kundliResult } from '#messages/kundli/kundli-result.ts';
import { api } from '../../../api.ts';
import { Accordion } from '../../../ui/accordion.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { formatDegrees } from '../format-degrees.ts';
import { inLanguage } from '../in-language.ts';
import { PdfButton } from '../result/save-and-show.tsx';
import type { DrawingStyle } from '../style-switch.tsx';
import { Bindus } from './bindus.tsx';
import { DivisionalCharts } from './divisional-charts.tsx';
import { SaturnPassages } from './saturn-passages.tsx';
import { ThreeDashas } from './three-dashas.tsx';
import { Transits } from './transits.tsx';

const ChartPart = lazy(() => import('./chart-part.tsx'));
const chartPartKeys = Object.keys(chartParts.titles) as ChartPartKey[];

type Ayanamsa = NonNullable<AdvancedRequest['ayanamsa']>;
const ayanamsas = Object.keys(copy.ayanamsas) as Ayanamsa[];

/** `style` is that of the simple chart. */
export type AdvancedProps = { request: KundliRequest; style: DrawingStyle };

/** The selection of ayanamsa and day, and the results, section by section. */
export default function AdvancedPanel({ request, style }: AdvancedProps) {
  const [ayanamsa, setAyanamsa] = useState<Ayanamsa>('lahiri');
  const body: AdvancedRequest = { ...inLanguage(request), ayanamsa };
  const { data, isError, refetch } = useQuery({
    queryKey: ['deeper-chart', body],
    queryFn: ({ signal }) => api(readAdvancedChart, { body }, { signal }),
    placeholderData: (before) => before,
    gcTime: 0,
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-7">
      <p className="text-text-2">{copy.lead}</p>
      <SelectField
        label={copy.ayanamsa}
        value={ayanamsa}
        onChange={({ target }) => setAyanamsa(target.value as Ayanamsa)}
        className="max-w-90"
        {...(data && { hint: copy.atBirth(formatDegrees(data.ayanamsa.degrees)) })}
      >
        {ayanamsas.map((key) => (
          <option key={key} value={key}>
            {copy.ayanamsas[key]}
          </option>
        ))}
      </SelectField>
      {isError ? (
        <Alert tone="error">
          {copy.failed}
          <Button kind="text" size="s" onClick={() => void refetch()}>
            {copy.retry}
          </Button>
        </Alert>
      ) : data ? (
        <>
          <Parts reply={data} request={body} birth={request} style={style} />
          <PdfButton
            labels={{ ...kundliResult.actions, pdf: copy.pdf }}
            print={() => api(printKundliRoute, { body })}
            pdfName="kundli.pdf"
          />
        </>
      ) : (
        <>
          <p role="status" className="sr-only">
            {copy.loading}
          </p>
          <Skeleton className="h-64" />
        </>
      )}
    </div>
  );
}

type PartsProps = {
  reply: AdvancedReply;
  request: AdvancedRequest;
  birth: KundliRequest;
  style: DrawingStyle;
};

function Parts({ reply, request, birth, style }: PartsProps) {
  const parts = [
    {
      value: 'vargas',
      title: copy.vargas.title,
      content: <DivisionalCharts reply={reply} first={style} />,
    },
    ...(reply.ashtakavarga
      ? [
          {
            value: 'bindus',
            title: copy.ashtakavarga.title,
            content: <Bindus bindus={reply.ashtakavarga} rashiNames={reply.rashiNames} />,
          },
        ]
      : []),
    { value: 'saturn', title: copy.saturn.title, content: <SaturnPassages reply={reply} /> },
    {
      value: 'transits',
      title: copy.transits.title,
      content: <Transits reply={reply} request={request} />,
    },
    ...(reply.dashas.length > 0
      ? [
          {
            value: 'dashas',
            title: copy.dashas.title,
            content: <ThreeDashas dashas={reply.dashas} />,
          },
        ]
      : []),
    ...chartPartKeys.map((part) => ({
      value: `part-${part}`,
      title: chartParts.titles[part],
      content: (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <ChartPart part={part} request={birth} style={style} />
        </Suspense>
      ),
    })),
  ];
  return (
    <>
      {!reply.hasTime && <p className="text-small text-text-2">{copy.noHour}</p>}
      <Accordion items={parts} />
    </>
  );
}
