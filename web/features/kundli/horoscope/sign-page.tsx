import {
  type HoroscopePeriod,
  itemAt,
  rashiPages,
  type SignHoroscopeReply,
} from '@jyotiratna/contract';
import { Link } from 'react-router';
import { horoscope } from '#messages/kundli/horoscope.ts';
import { signHoroscope as copy } from '#messages/kundli/sign-horoscope.ts';
import { useIsPublished } from '../../../shell/use-is-published.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { Table } from '../../../ui/table.tsx';
import { dateText, longDate } from '../../almanac/times.ts';
import { localizedGraha, localizedRashi } from '../../landing/landing-links.ts';

type Props = { reading: SignHoroscopeReply };

/** The path of a sign's page, without the language prefix. */
export function signPath(rashiIndex: number, period: HoroscopePeriod): string {
  return `/horoscope/${itemAt(rashiPages, rashiIndex).slug}${period === 'day' ? '' : `/${period}`}`;
}

/**
 * The horoscope of a Moon sign for a day, week or month, with the positions of the grahas on which
 * it is based.
 */
export function SignPage({ reading }: Props) {
  const { rashiIndex, period, from, to, days, explanation } = reading;
  const rashi = localizedRashi(rashiIndex);
  const isPublished = useIsPublished();
  const rashiPath = `/rashi/${itemAt(rashiPages, rashiIndex).slug}`;
  return (
    <>
      <header className="light-edge">
        <div className="page pt-4 pb-7 md:pt-7 md:pb-10">
          <Breadcrumb steps={[{ label: copy.crumb, to: '/horoscope' }, { label: rashi }]} />
          <h1 className="mt-1 text-display-l">{copy.titles[period](rashi)}</h1>
          <p className="mt-3 max-w-[60ch] text-lead text-text-2">
            {period === 'day'
              ? copy.lead.day(rashi, longDate(from))
              : copy.lead[period](rashi, dateText(from), dateText(to))}
          </p>
          <Periods rashiIndex={rashiIndex} current={period} />
        </div>
      </header>
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-12 pt-7 pb-16 md:pt-10 md:pb-24">
        {period === 'day' ? (
          <section aria-labelledby="reading" className="max-w-[66ch]">
            <h2 id="reading" className="text-heading-m">
              {days[0]?.prediction}
            </h2>
            <h3 className="mt-5 text-heading-s">{copy.why}</h3>
            <p className="mt-1.5 text-ink-700">{explanation}</p>
          </section>
        ) : (
          <Days reading={reading} />
        )}
        <Transits reading={reading} />
        {period !== 'day' && <Ingresses reading={reading} />}
        <p className="max-w-[80ch] text-small text-text-2">{horoscope.belief}</p>
        <nav aria-label={copy.crumb}>
          {isPublished(rashiPath) && (
            <Link to={rashiPath} className="target text-link">
              {copy.stones(rashi)}
            </Link>
          )}
          <ul className="flex flex-wrap gap-x-6">
            {rashiPages.map(({ slug }, index) => (
              <li key={slug}>
                <Link
                  to={signPath(index, period)}
                  aria-current={index === rashiIndex ? 'page' : undefined}
                  className="target text-link aria-[current]:no-underline"
                >
                  {localizedRashi(index)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  );
}

function Periods({ rashiIndex, current }: { rashiIndex: number; current: HoroscopePeriod }) {
  return (
    <nav aria-label={copy.select} className="mt-4">
      <ul className="flex flex-wrap gap-x-6">
        {(['day', 'week', 'month'] as const).map((period) => (
          <li key={period}>
            <Link
              to={signPath(rashiIndex, period)}
              aria-current={period === current ? 'page' : undefined}
              className="target text-link aria-[current]:font-semibold aria-[current]:no-underline"
            >
              {copy.periods[period]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Days({ reading: { days } }: Props) {
  return (
    <div>
      <h2 className="mb-4 text-heading-m">{copy.daysHeading}</h2>
      <Table
        caption={copy.daysHeading}
        rows={days}
        rowKey={({ date }) => date}
        columns={[
          { key: 'date', head: copy.columns.date, cell: ({ date }) => longDate(date) },
          {
            key: 'prediction',
            head: copy.columns.prediction,
            cell: ({ prediction }) => prediction,
          },
          { key: 'level', head: copy.columns.level, cell: ({ level }) => copy.level(level) },
        ]}
      />
    </div>
  );
}

function Transits({ reading: { transits, rashiIndex } }: Props) {
  return (
    <section aria-labelledby="transits">
      <h2 id="transits" className="mb-4 text-heading-m">
        {copy.transits}
      </h2>
      <Table
        caption={copy.transitsOf(localizedRashi(rashiIndex))}
        rows={transits}
        rowKey={({ graha }) => graha}
        columns={[
          { key: 'graha', head: copy.columns.graha, cell: ({ graha }) => localizedGraha(graha) },
          { key: 'rashi', head: copy.columns.rashi, cell: ({ rashi }) => rashi },
          { key: 'house', head: copy.columns.house, cell: ({ house }) => house },
          {
            key: 'verdict',
            head: copy.columns.verdict,
            cell: ({ good }) => (good ? copy.verdict.good : copy.verdict.hard),
          },
        ]}
      />
    </section>
  );
}

function Ingresses({ reading: { moves: ingresses } }: Props) {
  return (
    <section aria-labelledby="moves">
      <h2 id="moves" className="mb-3 text-heading-m">
        {copy.ingresses}
      </h2>
      {ingresses.length === 0 ? (
        <p>{copy.noIngresses}</p>
      ) : (
        <ul className="grid gap-2">
          {ingresses.map(({ date, graha, rashi, house }) => (
            <li key={`${date} ${graha}`}>
              {copy.move(dateText(date), localizedGraha(graha), rashi, house)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
