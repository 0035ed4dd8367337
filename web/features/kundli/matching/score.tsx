import type { MatchPartner, MatchReply } from '@jyotiratna/contract';
import type { Ref } from 'react';
import { matching } from '#messages/kundli/matching.ts';
import { matchingResult } from '#messages/kundli/matching-result.ts';

/** The total points as number and text, and the two Moon positions on which they are based. */
export function Score({ reply, heading }: { reply: MatchReply; heading: Ref<HTMLHeadingElement> }) {
  const { boy, girl, total, range, maximum, threshold, summary } = reply;
  const points = total === null ? matchingResult.between(range.least, range.most) : String(total);
  return (
    <section aria-labelledby="guna-milan" className="night facet-panel p-5 md:p-9">
      <h2 id="guna-milan" ref={heading} tabIndex={-1} className="text-[1.375rem] leading-tight">
        {matchingResult.title}
        <span className="sr-only">: {matchingResult.of(boy.name, girl.name)}</span>
      </h2>
      <div className="mt-5 grid items-start gap-x-11 gap-y-7 lg:grid-cols-2">
        <div>
          <p>
            <span
              aria-hidden="true"
              className="figures text-display-xl leading-none text-kesar-400"
            >
              {points}
            </span>
            <span aria-hidden="true" className="figures ml-2 text-heading-m text-text-2">
              / {maximum}
            </span>
            <span className="sr-only">{matchingResult.outOf(points, maximum)}</span>
          </p>
          <Bar
            min={total ?? range.least}
            max={total ?? range.most}
            maximum={maximum}
            threshold={threshold}
          />
          <ul className="mt-4 grid gap-2">
            {summary.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <Partner role={matching.boy} person={boy} />
          <Partner role={matching.girl} person={girl} />
        </div>
      </div>
    </section>
  );
}

type BarProps = { min: number; max: number; maximum: number; threshold: number };

/** The total points as a bar; the range that depends on unknown birth times is lighter. */
function Bar({ min, max, maximum, threshold }: BarProps) {
  const percent = (points: number) => `${(points / maximum) * 100}%`;
  return (
    <div aria-hidden="true" className="relative mt-4 mb-11 h-3 rounded-full bg-mayur-800">
      <div
        className="absolute inset-y-0 left-0 rounded-full bg-kesar-200"
        style={{ width: percent(max) }}
      />
      <div
        className="absolute inset-y-0 left-0 rounded-full bg-kesar-400"
        style={{ width: percent(min) }}
      />
      <div className="absolute -inset-y-1 w-0.5 bg-marble-0" style={{ left: percent(threshold) }} />
      <span
        className="absolute top-5 -translate-x-1/2 text-small whitespace-nowrap text-text-2"
        style={{ left: percent(threshold) }}
      >
        {matchingResult.threshold(threshold)}
      </span>
    </div>
  );
}

function Partner({ role, person: partner }: { role: string; person: MatchPartner }) {
  const { name, rashi, nakshatra, pada, lagna, placeName } = partner;
  const star = pada === null ? nakshatra : matchingResult.pada(nakshatra, pada);
  return (
    <div className="border-t border-line pt-3">
      <h3 className="font-text text-small font-normal text-text-2">{role}</h3>
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="text-small wrap-anywhere text-text-2">{placeName}</p>
      <dl className="mt-3 grid gap-2 text-small">
        <div>
          <dt className="text-text-2">{matchingResult.moon}</dt>
          <dd className="font-medium">
            {rashi}, {star}
          </dd>
        </div>
        <div>
          <dt className="text-text-2">{matchingResult.lagna}</dt>
          <dd className="font-medium">{lagna ?? matchingResult.requiresTime}</dd>
        </div>
      </dl>
    </div>
  );
}
