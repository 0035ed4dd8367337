import type { MatchPartner, MatchReply } from '@jyotiratna/contract';
import { useState } from 'react';
import { matchingResult } from '#messages/kundli/matching-result.ts';
import { ChartDrawing } from '../result/chart-drawing.tsx';
import { type ChartStylePicker, ChartStyleSwitch } from '../result/chart-panel.tsx';

const { charts } = matchingResult;

/** Both birth charts in the same style. */
export function BothCharts({ reply: { boy, girl } }: { reply: MatchReply }) {
  const [style, setStyle] = useState<ChartStylePicker>('north');
  return (
    <section aria-labelledby="both-charts" className="night facet-panel p-4 md:p-9">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3 md:mb-7">
        <h2 id="both-charts" className="text-[1.375rem] leading-tight">
          {charts.title}
        </h2>
        <ChartStyleSwitch style={style} onStyle={setStyle} />
      </div>
      <div className="grid items-start gap-x-9 gap-y-8 lg:grid-cols-2">
        <OfOne person={boy} style={style} />
        <OfOne person={girl} style={style} />
      </div>
    </section>
  );
}

function OfOne({
  person: { name, chart, chartSouth, clock, lagna },
  style,
}: {
  person: MatchPartner;
  style: ChartStylePicker;
}) {
  return (
    <div>
      <h3 className="mb-3 font-text text-body font-semibold wrap-anywhere">{charts.of(name)}</h3>
      <ChartDrawing svg={style === 'north' ? chart : chartSouth} />
      <p className="mt-3 text-small text-text-2">{clock.text}</p>
      {lagna === null && <p className="mt-3 text-small text-text-2">{charts.atNoon}</p>}
    </div>
  );
}
