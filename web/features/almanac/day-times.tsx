import type { AlmanacSpan, PanchangReply } from '@jyotiratna/contract';
import { almanac } from '#messages/almanac/almanac.ts';
import { Card } from '../../ui/card.tsx';
import { NowMark, useRuns } from './now.tsx';
import { spanOn } from './times.ts';

const { times } = almanac;

type Row = { name: string; note?: string; spans: readonly AlmanacSpan[] };

/** Abhijit, Brahma muhurta, Amrit kaal; Rahu kaal and the other periods avoided by custom. */
export function DayTimes({ day }: { day: PanchangReply }) {
  const abhijit = day.abhijit.used
    ? { spans: [day.abhijit] }
    : { spans: [], note: times.abhijitUnused };
  return (
    <>
      <Times
        title={times.sought}
        date={day.date}
        rows={[
          { name: times.abhijit, ...abhijit },
          { name: times.brahma, spans: [day.brahma] },
          { name: times.brahma, note: times.brahmaFixed, spans: [day.brahmaFixed] },
          { name: times.amritKaal, spans: day.amritKaal },
        ]}
      />
      <Times
        title={times.avoided}
        date={day.date}
        rows={[
          { name: times.rahu, spans: [day.rahu] },
          { name: times.yamaganda, spans: [day.yamaganda] },
          { name: times.gulika, spans: [day.gulika] },
          { name: times.durmuhurta, spans: day.durmuhurta },
          { name: times.varjyam, spans: day.varjyam },
          { name: times.bhadra, spans: day.karanas.filter(({ vishti }) => vishti) },
        ]}
      />
    </>
  );
}

function Times({ title, date, rows }: { title: string; date: string; rows: readonly Row[] }) {
  return (
    <Card title={title}>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{times.name}</th>
            <th scope="col">{times.span}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, note, spans }) => (
            <tr key={`${name} ${note}`} className="border-t border-line align-top">
              <th scope="row" className="w-[42%] py-2.5 pr-3 font-normal">
                {name}
                {note && <span className="block text-small text-text-2">{note}</span>}
              </th>
              <td className="py-2.5">
                {spans.length === 0 && <span className="text-text-2">{times.none}</span>}
                {spans.map((span) => (
                  <Span key={span.start} span={span} date={date} />
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Span({ span, date }: { span: AlmanacSpan; date: string }) {
  return (
    <p className="flex items-start justify-between gap-2">
      <span className="figures font-medium">{spanOn(date, span)}</span>
      <NowMark on={useRuns(span)} />
    </p>
  );
}
