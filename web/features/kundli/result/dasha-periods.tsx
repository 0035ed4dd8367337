import type { KundliReply } from '@jyotiratna/contract';
import { kundliResult } from '#messages/kundli/kundli-result.ts';
import { Accordion } from '../../../ui/accordion.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { formatKundliDay } from '../dates.ts';
import { DashaSpreads } from './dasha-spreads.tsx';
import { DashaTimeline } from './dasha-timeline.tsx';
import { isRunning } from './dasha-window.ts';
import { GrahaName } from './graha-name.tsx';

const { dashas } = kundliResult;

type Mahadasha = KundliReply['kundli']['data']['dasha_periods'][number];

/** The nine mahadashas from the birth on, each with its antardashas; one is expanded at a time. */
export function DashaPeriods({ reply, now }: { reply: KundliReply; now: number }) {
  if (reply.openDay) return <DashaSpreads day={reply.openDay} />;
  return <DatedPeriods reply={reply} now={now} />;
}

function DatedPeriods({ reply, now }: { reply: KundliReply; now: number }) {
  const periods = reply.kundli.data.dasha_periods;
  const current = periods.find((period) => isRunning(period, now));
  return (
    <Card
      title={dashas.title}
      aside={<span className="text-small text-text-2">{dashas.system}</span>}
    >
      <DashaTimeline reply={reply} now={now} />
      <Accordion
        mode="one"
        {...(current && { defaultOpen: current.name })}
        items={periods.map((period) => ({
          value: period.name,
          title: <Title period={period} current={period === current} />,
          content: <Antardashas period={period} now={now} />,
        }))}
      />
    </Card>
  );
}

function Title({ period, current }: { period: Mahadasha; current: boolean }) {
  return (
    <span className="flex grow flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="flex items-center gap-3">
        <GrahaName graha={period.name} scripts={false} />
        {current && <Chip tone="wait">{dashas.current}</Chip>}
      </span>
      <span className="figures text-small font-normal text-text-2">
        {kundliResult.span(formatKundliDay(period.start), formatKundliDay(period.end))}
      </span>
    </span>
  );
}

function Antardashas({ period, now }: { period: Mahadasha; now: number }) {
  return (
    <ul>
      {period.antardasha.map((subPeriod) => {
        const running = isRunning(subPeriod, now);
        return (
          <li
            key={subPeriod.name}
            aria-current={running || undefined}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-3.5 odd:bg-marble-100 aria-[current]:border-l-3 aria-[current]:border-kesar-500 aria-[current]:bg-kesar-100 aria-[current]:font-semibold aria-[current]:text-text"
          >
            <span>
              <GrahaName graha={subPeriod.name} scripts={false} />
              {running && <span className="sr-only">{dashas.running}</span>}
            </span>
            <span className="figures text-small">
              {kundliResult.span(formatKundliDay(subPeriod.start), formatKundliDay(subPeriod.end))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
