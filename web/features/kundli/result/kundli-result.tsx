import type { KundliReply, KundliRequest } from '@jyotiratna/contract';
import { useEffect, useRef, useState } from 'react';
import { kundliResult } from '#messages/kundli/kundli-result.ts';
import { Alert } from '../../../ui/alert.tsx';
import '../kundli.css';
import { AdvancedChart } from '../advanced/advanced-chart.tsx';
import { BasicInformation } from './basic-information.tsx';
import { ChartPanel, type ChartStylePicker } from './chart-panel.tsx';
import { DashaBalanceText } from './dasha-balance.tsx';
import { DashaPeriods } from './dasha-periods.tsx';
import { GrahaPositions } from './graha-positions.tsx';
import { MangalDoshaPanel } from './mangal-dosha.tsx';
import { NakshatraDetails } from './nakshatra-details.tsx';
import { Readings } from './readings.tsx';
import { ResultActions } from './result-actions.tsx';
import { StoneThatFits } from './stone-that-fits.tsx';
import { YogaDetails } from './yoga-details.tsx';

type Props = { request: KundliRequest; reply: KundliReply; onAddTime: () => void };

/** All results of a kundli as cards. The heading gets the focus. */
export default function KundliResult({ request, reply, onAddTime }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [style, setStyle] = useState<ChartStylePicker>('north');
  const [now] = useState(() => Date.now());
  const svg = style === 'north' ? reply.kundliChart : reply.kundliChartSouth;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer takes the focus
  useEffect(() => {
    heading.current?.focus();
  }, [reply]);

  return (
    <div className="kundli-results grid gap-5">
      <Notice reply={reply} />
      <ChartPanel reply={reply} style={style} onStyle={setStyle} heading={heading} />
      <div>
        <ResultActions request={request} reply={reply} svg={svg} />
        <GrahaPositions reply={reply} />
      </div>
      <Readings reply={reply} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <BasicInformation reply={reply} />
        <NakshatraDetails reply={reply} />
      </div>
      <DashaPeriods reply={reply} now={now} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <MangalDoshaPanel reply={reply} />
        <DashaBalanceText reply={reply} />
      </div>
      <YogaDetails reply={reply} />
      <AdvancedChart request={request} style={style} />
      <StoneThatFits reply={reply} onAddTime={onAddTime} />
    </div>
  );
}

/** Notes on assumptions, and on the clock time at birth. */
function Notice({ reply: { source, message } }: { reply: KundliReply }) {
  if (source === 'fallback') {
    return <Alert tone="info">{message ?? kundliResult.fallback}</Alert>;
  }
  return message ? <Alert tone="info">{message}</Alert> : null;
}
