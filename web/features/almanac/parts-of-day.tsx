import type { AlmanacSpan, Choghadiya, Hora, PanchangReply } from '@jyotiratna/contract';
import { Check, CircleSlash2, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { almanac } from '#messages/almanac/almanac.ts';
import { grahaWord } from '../../graha-label.ts';
import { Card } from '../../ui/card.tsx';
import { GrahaDot } from '../../ui/graha-dot.tsx';
import { NowMark, useRuns } from './now.tsx';
import { spanOn } from './times.ts';

const { choghadiya: labels, hora: horaMessages, halves, times } = almanac;

const worths = { good: Check, fair: Minus, avoid: CircleSlash2 } as const;
const tones = { good: 'text-harit-700', fair: 'text-ink-600', avoid: 'text-sindoor-700' } as const;

/** The Choghadiya: the eighths of day and night and their customary use. */
export function ChoghadiyaTables({ day }: { day: PanchangReply }) {
  return (
    <Card title={labels.title}>
      <p className="mb-4 max-w-[70ch] text-small text-text-2">{labels.note}</p>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        {(['day', 'night'] as const).map((half) => (
          <PeriodTable
            key={half}
            title={halves[half]}
            subject={labels.title}
            headers={[labels.name, labels.worthHead]}
            periods={day.choghadiya[half]}
            date={day.date}
            name={({ key }) => labels.names[key]}
            worth={({ worth }) => <Worth worth={worth} />}
          />
        ))}
      </div>
    </Card>
  );
}

function Worth({ worth }: { worth: Choghadiya['worth'] }) {
  const Icon = worths[worth];
  return (
    <span className={`inline-flex items-center gap-1.5 text-small font-medium ${tones[worth]}`}>
      <Icon aria-hidden size={16} strokeWidth={1.8} />
      {labels.worth[worth]}
    </span>
  );
}

/** The horas of day and night, each ruled by a graha. */
export function HoraTables({ day }: { day: PanchangReply }) {
  return (
    <Card title={horaMessages.title}>
      <p className="mb-4 max-w-[70ch] text-small text-text-2">{horaMessages.note}</p>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        {(['day', 'night'] as const).map((half) => (
          <PeriodTable
            key={half}
            title={halves[half]}
            subject={horaMessages.title}
            headers={[horaMessages.name]}
            periods={day.hora[half]}
            date={day.date}
            name={({ graha }: Hora) => <GrahaDot graha={graha}>{grahaWord(graha)}</GrahaDot>}
          />
        ))}
      </div>
    </Card>
  );
}

type TableProps<Period> = {
  title: string;
  subject: string;
  headers: readonly string[];
  periods: readonly Period[];
  date: string;
  name: (period: Period) => ReactNode;
  worth?: (period: Period) => ReactNode;
};

function PeriodTable<Period extends AlmanacSpan>({
  title,
  subject,
  headers,
  periods,
  date,
  name,
  worth,
}: TableProps<Period>) {
  return (
    <div>
      <h3 className="mb-1 font-text text-body font-semibold">{title}</h3>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{`${subject}: ${title}`}</caption>
        <thead className="sr-only">
          <tr>
            {headers.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            <th scope="col">{times.span}</th>
          </tr>
        </thead>
        <tbody>
          {periods.map((period) => (
            <PeriodRow
              key={period.start}
              period={period}
              date={date}
              name={name(period)}
              worth={worth?.(period)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PeriodRow({
  period,
  date,
  name,
  worth,
}: {
  period: AlmanacSpan;
  date: string;
  name: ReactNode;
  worth: ReactNode;
}) {
  const on = useRuns(period);
  return (
    <tr className={`border-t border-line ${on ? 'bg-kesar-100' : ''}`}>
      <th scope="row" className="py-2 pr-2 pl-2 font-medium">
        {name}
      </th>
      {worth && <td className="py-2 pr-2">{worth}</td>}
      <td className="py-2 pr-2">
        <span className="flex items-center justify-between gap-2">
          <span className="figures text-small">{spanOn(date, period)}</span>
          <NowMark on={on} />
        </span>
      </td>
    </tr>
  );
}
