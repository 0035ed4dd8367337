import type { KundliReply } from '@jyotiratna/contract';
import type { Ref } from 'react';
import { kundliResult } from '#messages/kundli/kundli-result.ts';
import { formatDegrees } from '../format-degrees.ts';
import { StyleSwitch } from '../style-switch.tsx';
import { ChartDrawing } from './chart-drawing.tsx';
import { GrahaTable } from './graha-table.tsx';

const { chart } = kundliResult;

export type ChartStylePicker = 'north' | 'south';

type Props = {
  reply: KundliReply;
  style: ChartStylePicker;
  onStyle: (style: ChartStylePicker) => void;
  heading: Ref<HTMLHeadingElement>;
};

/** The drawing on its night panel, the selection of its style, and its content as a table. */
export function ChartPanel({ reply, style, onStyle, heading }: Props) {
  return (
    <section aria-labelledby="kundli-chart" className="night facet-panel p-4 md:p-9">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3 md:mb-7">
        <h2 id="kundli-chart" ref={heading} tabIndex={-1} className="text-[1.375rem] leading-tight">
          {chart.title}
          <span className="sr-only">{chart.of(reply.name)}</span>
        </h2>
        <ChartStyleSwitch style={style} onStyle={onStyle} />
      </div>
      <div className="grid items-start gap-x-11 gap-y-6 sm:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div>
          <ChartDrawing svg={style === 'north' ? reply.kundliChart : reply.kundliChartSouth} />
          {reply.chart.lagna === null ? (
            <p className="mt-3 text-small text-text-2">{chart.fromMoon}</p>
          ) : (
            <LagnaNote lagna={reply.chart.lagna} />
          )}
        </div>
        <GrahaTable chart={reply.chart} />
      </div>
    </section>
  );
}

/** Degrees by which the lagna moves per minute of birth time. */
const degreesAMinute = 0.25;
/**
 * A lagna closer to a rashi's edge than this number of minutes of birth time is marked as
 * uncertain.
 */
const doubtful = 4;

/**
 * The degree of the lagna, and a warning if a small error of the birth time would move it to the
 * next rashi.
 */
function LagnaNote({
  lagna: { rashi, degree },
}: {
  lagna: NonNullable<KundliReply['chart']['lagna']>;
}) {
  const minutes = Math.max(1, Math.ceil(Math.min(degree, 30 - degree) / degreesAMinute));
  return (
    <p className="mt-3 text-small text-text-2">
      {chart.lagnaAt(`${formatDegrees(degree)} ${rashi}`)}{' '}
      {minutes <= doubtful && chart.nearEdge(minutes)}
    </p>
  );
}

const styles = (['north', 'south'] as const).map((value) => ({ value, label: chart[value] }));

/** Selects one of the two drawing styles. */
export function ChartStyleSwitch(props: {
  style: ChartStylePicker;
  onStyle: (style: ChartStylePicker) => void;
}) {
  return <StyleSwitch legend={chart.style} options={styles} {...props} />;
}
