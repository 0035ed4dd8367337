import type { KundliReply } from '@jyotiratna/contract';
import { kundliResult } from '#messages/kundli/kundli-result.ts';
import { Card } from '../../../ui/card.tsx';
import { formatMonth } from '../dates.ts';
import { GrahaName } from './graha-name.tsx';

const { dashas } = kundliResult;

/**
 * Without a birth time: the range of start months of each mahadasha, for each nakshatra of that
 * day. Shorter periods cannot be determined.
 */
export function DashaSpreads({ day }: { day: NonNullable<KundliReply['openDay']> }) {
  return (
    <Card
      title={dashas.title}
      aside={<span className="text-small text-text-2">{dashas.system}</span>}
    >
      <p>{day.why}</p>
      {day.today && <p className="mt-2 font-medium">{day.today}</p>}
      {day.dashas.map(({ head, periods }) => (
        <section key={head} className="mt-5">
          <h3 className="font-text text-body font-semibold">{head}</h3>
          <ul className="mt-1">
            {periods.map(({ name, start }, i) => (
              <li
                key={name}
                className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2 text-small"
              >
                <span className="font-medium">
                  <GrahaName graha={name} scripts={false} />
                </span>
                <span className="figures text-text-2">
                  {i === 0
                    ? dashas.atBirth
                    : dashas.beginsBetween(formatMonth(start.earliest), formatMonth(start.latest))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}
