import { type HoroscopeDay, itemAt, rashiPages } from '@jyotiratna/contract';
import { Link } from 'react-router';
import { horoscope } from '#messages/kundli/horoscope.ts';
import { language } from '#messages/language.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { type House, Logo } from '../../../ui/logo.tsx';
import { moonSigns } from './moon-signs.ts';

export type DailySignReading = HoroscopeDay['signs'][number];

/** The day's horoscope of one sign in the list. */
export function SignReading({ reading }: { reading: DailySignReading }) {
  return (
    <li className="flex gap-4 border-t border-line pt-5 pb-7">
      <Logo size={44} lit={[(reading.rashiIndex + 1) as House]} className="mt-1" />
      <div className="min-w-0 grow">
        <h2 className="text-heading-s">
          <Link
            to={`/horoscope/${itemAt(rashiPages, reading.rashiIndex).slug}`}
            className="hover:underline"
          >
            <SignName reading={reading} />
          </Link>
        </h2>
        <p className="mt-1">{reading.prediction}</p>
        <p className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-text-2">
          <LevelDots level={reading.level} />
          {horoscope.moonHouse(reading.moonHouse)}
        </p>
        <Reason reading={reading} />
      </div>
    </li>
  );
}

/** The horoscope of the visitor's own sign, above the list. */
export function OwnReading({ reading }: { reading: DailySignReading }) {
  return (
    <section
      aria-labelledby="own-sign"
      className="facet-card light-edge border border-kesar-500 px-4 py-6 [--edge-ground:var(--color-kesar-100)] [--edge:64%] md:px-9"
    >
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <Logo size={82} lit={[(reading.rashiIndex + 1) as House]} className="max-md:size-14" />
        <div className="min-w-0 grow basis-52 md:basis-96">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <h2 id="own-sign" className="text-heading-m">
              <SignName reading={reading} />
            </h2>
            <LevelDots level={reading.level} />
          </div>
          <p className="mt-2 text-lead text-ink-700">{reading.prediction}</p>
          <Reason reading={reading} open />
        </div>
        <LinkButton to={`/rashi/${itemAt(rashiPages, reading.rashiIndex).slug}`} kind="second">
          {horoscope.remedies(reading.rashi)}
        </LinkButton>
      </div>
    </section>
  );
}

function SignName({ reading: { rashi, signName, rashiIndex } }: { reading: DailySignReading }) {
  if (language.script === 'devanagari') return rashi;
  return (
    <>
      <span lang="sa" className="text-gulabi-700">
        {moonSigns[rashiIndex]?.word}
      </span>{' '}
      {rashi} <span className="font-text text-body font-normal text-text-2">{signName}</span>
    </>
  );
}

function Reason({ reading, open = false }: { reading: DailySignReading; open?: boolean }) {
  return (
    <details open={open} className="mt-1 text-small text-text-2">
      <summary className="inline-flex min-h-11 items-center font-medium text-accent underline decoration-gulabi-300 decoration-2 underline-offset-4">
        {horoscope.why}
        <span className="sr-only">{horoscope.reasonOf(reading.rashi)}</span>
      </summary>
      <p className="max-w-[66ch] pb-1">{reading.explanation}</p>
    </details>
  );
}

/** The rating of a day from 1 to 5, as dots with a text alternative. */
function LevelDots({ level }: { level: number }) {
  return (
    <span role="img" aria-label={horoscope.level(level)} className="inline-flex gap-1.5">
      {[1, 2, 3, 4, 5].map((dot) => (
        <span
          key={dot}
          className={`size-2.5 rounded-[3px] [corner-shape:bevel] ${dot <= level ? 'bg-mayur-600' : 'bg-marble-300'}`}
        />
      ))}
    </span>
  );
}
