import { type GemHours as Found, type GemWindow, type Graha, pathOf } from '@jyotiratna/contract';
import { readGemCalendar, readGemHours } from '@jyotiratna/contract/almanac';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { almanac } from '#messages/almanac/almanac.ts';
import { gemHours as copy } from '#messages/almanac/gem-hours.ts';
import { language } from '#messages/language.ts';
import { api } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Table } from '../../../ui/table.tsx';
import { placeText } from '../select-day.tsx';
import { dateText, localClock } from '../times.ts';
import { EmailHours } from './email-hours.tsx';
import { SelectCity } from './select-city.tsx';
import { SelectWearer } from './select-wearer.tsx';
import { storedCity } from './stored-city.ts';
import { useWearer } from './use-wearer.ts';

type Props = { graha: Graha; wearer?: Found['wearer']; orderId?: string };

/** The default city. */
const firstCity = 'delhi';

/** The next hours of the two upper tiers with their reasons, then all hours. */
export default function GemHoursPanel({ graha, wearer: given, orderId }: Props) {
  const [city, setCity] = useState(storedCity.read);
  const slug = city?.slug ?? firstCity;
  // A page with a chart passes the wearer; on a remedy's or order's page the user selects one.
  const choice = useWearer(given === undefined);
  const wearer = given ?? choice.wearer ?? null;
  const query = {
    graha,
    city: slug,
    language: language.code,
    ...(wearer && { nakshatra: String(wearer.nakshatra), rashi: String(wearer.rashi) }),
  };
  const { data, isError, refetch } = useQuery({
    queryKey: ['gem-hours', query],
    queryFn: ({ signal }) => api(readGemHours, { query }, { signal }),
    placeholderData: (before) => before,
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-6">
      <div>
        <h3 className="font-text text-body font-semibold first-letter:uppercase">
          {copy.titleOf(copy.grahas[graha])}
        </h3>
        <p>{copy.lead(copy.grahas[graha], copy.weekdays[data?.lord ?? graha] ?? '')}</p>
      </div>
      <SelectCity key={city?.slug} city={city} onSelect={setCity} />
      <SelectWearer choice={choice} />
      {isError ? (
        <Alert tone="error">
          {copy.failed}
          <Button kind="text" size="s" onClick={() => void refetch()}>
            {copy.retry}
          </Button>
        </Alert>
      ) : data ? (
        <>
          <Hours found={data} calendar={pathOf(readGemCalendar, { query })} />
          {orderId && (
            <EmailHours request={{ orderId, graha, city: slug, ...(wearer && { wearer }) }} />
          )}
        </>
      ) : (
        <>
          <p role="status" className="sr-only">
            {copy.loading}
          </p>
          <Skeleton className="h-64" />
        </>
      )}
    </div>
  );
}

function Hours({ found, calendar }: { found: Found; calendar: string }) {
  const { graha, lord, place, days, sunless, wearer, windows, next, consultFirst } = found;
  const name = copy.grahas[graha];
  return (
    <>
      <p className="text-small text-text-2">
        {copy.of(placeText(place), place.timezone, days)} {wearer ? copy.personal : copy.general}{' '}
        {lord !== graha && copy.node(name, copy.grahas[lord])}
        {sunless > 0 && ` ${copy.sunless(sunless)}`}
      </p>
      {windows.length === 0 ? (
        <p>{copy.empty}</p>
      ) : (
        <>
          <div className="grid gap-4 lg:grid-cols-2">
            <Next tier="best" window={next.best} />
            <Next tier="good" window={next.good} />
          </div>
          <details>
            <summary className="text-link inline-flex min-h-11 items-center">
              {copy.all(windows.length)}
            </summary>
            <Table
              caption={copy.caption(name)}
              rows={windows}
              rowKey={({ start }) => start}
              columns={[
                { key: 'when', head: copy.columns.when, cell: whenOf },
                { key: 'tier', head: copy.columns.tier, cell: ({ tier }) => copy.tiers[tier] },
                { key: 'why', head: copy.columns.why, cell: reasonOf },
                { key: 'beside', head: copy.columns.beside, cell: almanacOf },
              ]}
            />
          </details>
          <a
            href={calendar}
            className="text-link inline-flex min-h-11 items-center gap-2.5 justify-self-start"
          >
            <CalendarPlus aria-hidden size={20} strokeWidth={1.6} />
            {copy.calendar}
          </a>
        </>
      )}
      <p className="text-small text-text-2">
        {consultFirst && <strong className="font-semibold text-text">{copy.consult} </strong>}
        {copy.custom}
      </p>
    </>
  );
}

function Next({ tier, window }: { tier: 'best' | 'good'; window: GemWindow | null }) {
  return (
    <div className="rounded-md border border-line p-4">
      <h3 className="font-text text-small font-normal text-text-2">{copy.next[tier]}</h3>
      {window ? (
        <>
          <p className="mt-1 font-semibold">{whenOf(window)}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            {window.reasons.map((reason) => (
              <Chip key={reason} tone="done">
                {copy.reasons[reason]}
              </Chip>
            ))}
          </p>
          <p className="mt-2 text-small text-text-2">{almanacOf(window)}</p>
        </>
      ) : (
        <p className="mt-1">{copy.none[tier]}</p>
      )}
    </div>
  );
}

const whenOf = ({ date, start, end }: GemWindow) =>
  copy.when(dateText(date), localClock(start).time, localClock(end).time);

const reasonOf = ({ reasons }: GemWindow) =>
  reasons.map((reason) => copy.reasons[reason]).join(', ');

function almanacOf({ beside: { nakshatra, choghadiyas, yoga, abhijit } }: GemWindow): string {
  const names = choghadiyas.map((name) => almanac.choghadiya.names[name]).join(', ');
  return [copy.beside(nakshatra.name, names), yoga && copy.yogas[yoga], abhijit && copy.abhijit]
    .filter(Boolean)
    .join('; ');
}
