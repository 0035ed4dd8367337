import { useLayoutEffect, useMemo, useRef } from 'react';
import { kundliResult } from '#messages/kundli-result.ts';
import { Alert } from '../../../ui/alert.tsx';
import { readChart } from './read-chart.ts';

/** The shop's drawing of a chart, once it has been found to be nothing but a drawing. */
export function ChartDrawing({ svg }: { svg: string }) {
  const place = useRef<HTMLDivElement>(null);
  const chart = useMemo(() => readChart(svg), [svg]);
  useLayoutEffect(() => {
    place.current?.replaceChildren(...(chart ? [chart] : []));
  }, [chart]);
  if (!chart) return <Alert tone="error">{kundliResult.chart.broken}</Alert>;
  return <div ref={place} className="kundli-drawing" />;
}
