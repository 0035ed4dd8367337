import type { KundliReply } from '@jyotiratna/contract';
import { kundliResult } from '#messages/kundli/kundli-result.ts';
import { grahaWord } from '../../../graha-label.ts';
import { Card } from '../../../ui/card.tsx';
import { formatKundliDay } from '../dates.ts';
import { GrahaName } from './graha-name.tsx';

const { balance } = kundliResult;
const { levels } = balance;

/**
 * The remaining part of the first mahadasha at birth, and the three current periods; hidden without
 * a birth time.
 */
export function DashaBalanceText({ reply }: { reply: KundliReply }) {
  const period = reply.kundli.data.dasha_balance;
  if (!period) return null;
  const { lord, description } = period;
  return (
    <Card title={balance.title}>
      <p className="font-semibold">
        <GrahaName graha={lord.name} />
      </p>
      <p className="mt-1">{balance.remained(description, grahaWord(lord.name))}</p>
      {reply.running && (
        <>
          <h3 className="mt-5 font-text text-small font-semibold">{balance.running}</h3>
          <dl className="mt-1">
            {(
              [
                [levels.mahadasha, reply.running.mahadasha],
                [levels.antardasha, reply.running.antardasha],
                [levels.pratyantardasha, reply.running.pratyantardasha],
              ] as const
            ).map(([level, period]) => (
              <div
                key={level}
                className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2 text-small"
              >
                <dt className="w-28 text-text-2">{level}</dt>
                <dd className="grow font-medium">
                  <GrahaName graha={period.name} scripts={false} />
                </dd>
                <dd className="figures text-text-2">
                  {balance.until(formatKundliDay(period.end))}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Card>
  );
}
