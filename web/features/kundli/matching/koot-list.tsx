import type { Koot, MatchReply } from '@jyotiratna/contract';
import { matching } from '#messages/kundli/matching.ts';
import { matchingResult } from '#messages/kundli/matching-result.ts';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';

/**
 * The eight koots: both persons' values, the points and their reasons, with exceptions and disputed
 * rules.
 */
export function KootList({ reply: { koots, relief } }: { reply: MatchReply }) {
  return (
    <Card title={matchingResult.koots}>
      <ul>
        {koots.map((koot) => (
          <KootRow
            key={koot.key}
            koot={koot}
            relief={relief.filter((one) => one.koot === koot.key).map(({ text }) => text)}
          />
        ))}
      </ul>
    </Card>
  );
}

function KootRow({ koot, relief }: { koot: Koot; relief: readonly string[] }) {
  const { name, about, boy, girl, why: reason, disputed, possible, maximum } = koot;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2 border-t border-line py-4 md:grid-cols-[11rem_minmax(0,1fr)_8rem]">
      <div>
        <h3 className="font-text text-body font-semibold">{name}</h3>
        <p className="text-small text-text-2">{about}</p>
      </div>
      <div className="col-span-2 md:col-span-1 md:col-start-2 md:row-start-1">
        <dl className="flex flex-wrap gap-x-6 text-small">
          <Value role={matching.boy} value={boy} />
          <Value role={matching.girl} value={girl} />
        </dl>
        <p className="mt-1">{reason}</p>
        {relief.map((text) => (
          <p key={text} className="mt-2 border-l-3 border-kesar-500 pl-3 text-small">
            {text}
          </p>
        ))}
        {disputed && (
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-text-2">
            <Chip tone="wait">{matchingResult.disputed}</Chip>
            <span className="min-w-0 basis-60 grow">{disputed}</span>
          </p>
        )}
      </div>
      <div className="col-start-2 row-start-1 w-24 text-right md:col-start-3 md:w-auto">
        <p className="figures font-semibold">
          {matchingResult.points(possible.join('–'), maximum)}
        </p>
        <div aria-hidden="true" className="mt-2 h-1.5 rounded-full bg-marble-200">
          <div
            className="h-full rounded-full bg-mayur-700"
            style={{ width: `${((possible[0] ?? 0) / maximum) * 100}%` }}
          />
        </div>
      </div>
    </li>
  );
}

function Value({ role, value }: { role: string; value: string }) {
  return (
    <div className="flex gap-2">
      <dt className="text-text-2">{role}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  );
}
