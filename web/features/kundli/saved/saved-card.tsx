import type { SavedKundli } from '@jyotiratna/contract';
import { makeKundliRoute } from '@jyotiratna/contract/kundli';
import { setDailyChartRoute } from '@jyotiratna/contract/saved-kundlis';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { kundli } from '#messages/kundli/kundli.ts';
import { kundliSaved } from '#messages/kundli/kundli-saved.ts';
import { controls } from '#messages/platform/controls.ts';
import { api } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useCall } from '../../../use-call.ts';
import { localDay } from '../dates.ts';
import { inLanguage } from '../in-language.ts';
import { rashiLabel } from '../zodiac.ts';

const ChartPart = lazy(() => import('../advanced/chart-part.tsx'));

type Props = { kundli: SavedKundli; onRemove: () => void };

/** One saved birth: opens its kundli, subscribes to the daily horoscope, or is deleted. */
export function SavedCard({ kundli: { id, request, daily, dailyPush }, onRemove }: Props) {
  const [isOpen, setOpen] = useState(false);
  const today = `today-${id}`;
  const { name, dob, birthTime, location } = request;
  const [day, month, year] = dob.split(/[-/]/);
  return (
    <li
      className={`facet-card flex flex-col border border-line bg-surface ${isOpen ? 'md:col-span-2' : ''}`}
    >
      <Link
        to="/kundli"
        state={{ birth: request }}
        className="flex grow items-center gap-5 px-5 pt-5 pb-2 -outline-offset-3 md:px-6"
      >
        <MiniChart lit={Boolean(birthTime)} />
        <span className="min-w-0 grow">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="block text-small wrap-anywhere text-text-2">
            {localDay(`${year}-${month}-${day}`)}, {birthTime ?? kundli.timeUnknown}
            <br />
            {location}
          </span>
          <Sign id={id} request={request} />
        </span>
        <ChevronRight aria-hidden size={20} strokeWidth={1.6} className="shrink-0" />
      </Link>
      <div className="mr-2 mb-1 flex justify-end">
        {birthTime && (
          <Button
            kind="text"
            size="s"
            aria-label={kundliSaved.todayOf(name)}
            aria-expanded={isOpen}
            aria-controls={today}
            onClick={() => setOpen(!isOpen)}
          >
            {kundliSaved.today}
          </Button>
        )}
        <Button
          kind="text"
          size="s"
          aria-label={kundliSaved.removeOf(name)}
          className="font-medium text-text-2"
          onClick={onRemove}
        >
          {kundliSaved.remove}
        </Button>
      </div>
      <div id={today} hidden={!isOpen} className="border-line border-t px-5 py-5 md:px-6">
        {isOpen && (
          <Suspense fallback={<Skeleton className="h-64" />}>
            <div className="mb-4 grid justify-items-start">
              <Daily id={id} on={daily} by="email" />
              <Daily id={id} on={dailyPush} by="push" />
            </div>
            <ChartPart part="today" request={request} level="h3" />
          </Suspense>
        )}
      </div>
    </li>
  );
}

type DailyChannel = keyof typeof kundliSaved.switched;

/** A switch for the daily horoscope; switching it on is the consent. */
function Daily({ id, on, by }: { id: string; on: boolean; by: DailyChannel }) {
  const queries = useQueryClient();
  const { send, busy, message } = useCall({
    call: (next: boolean) => api(setDailyChartRoute, { params: { id }, body: { on: next, by } }),
    stale: [['kundlis']],
    fallback: controls.unknownError,
    done: (_, next) => kundliSaved.switched[by][next ? 'on' : 'off'],
    onDone: ({ kundlis }) => {
      queries.setQueryData(['kundlis'], kundlis);
      if (by === 'push') void queries.invalidateQueries({ queryKey: ['push'] });
    },
  });
  return (
    <>
      <Checkbox checked={on} disabled={busy} onChange={() => send(!on)}>
        {by === 'email' ? kundliSaved.daily : kundliSaved.dailyPush}
      </Checkbox>
      {message && <Alert tone="error">{message}</Alert>}
    </>
  );
}

/** The sign of the lagna, or of the Moon without a birth time. */
function Sign({ id, request }: Pick<SavedKundli, 'id' | 'request'>) {
  const { data: reply } = useQuery({
    queryKey: ['kundlis', id],
    queryFn: () => api(makeKundliRoute, { body: inLanguage(request) }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const moon = reply?.chart.grahas.find(({ graha }) => graha === 'Moon');
  return (
    <span className="block min-h-5 text-small font-medium">
      {reply?.chart.lagna
        ? kundliSaved.lagna(rashiLabel(reply.chart.lagna.rashi, reply.chart.lagna.rashiIndex))
        : moon && kundliSaved.moon(rashiLabel(moon.rashi, moon.rashiIndex))}
    </span>
  );
}

/** A small decorative chart: its first house is highlighted only with a birth time. */
function MiniChart({ lit }: { lit: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      width={64}
      height={64}
      fill="none"
      className="shrink-0 rounded-md bg-mayur-900 stroke-kesar-300"
    >
      {lit && (
        <path d="M24 3L34.5 13.5 24 24 13.5 13.5Z" className="fill-kesar-400/60 stroke-none" />
      )}
      <path d="M3 3H45V45H3ZM3 3L45 45M45 3L3 45M24 3L3 24L24 45L45 24Z" strokeWidth={0.9} />
    </svg>
  );
}
