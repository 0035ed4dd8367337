import type { SavedKundli } from '@jyotiratna/contract';
import { makeKundliRoute } from '@jyotiratna/contract/kundli';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { kundli } from '#messages/kundli/kundli.ts';
import { kundliSaved } from '#messages/kundli/kundli-saved.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { localDay } from '../dates.ts';
import { inLanguage } from '../in-language.ts';
import { rashiLabel } from '../zodiac.ts';

const ChartPart = lazy(() => import('../advanced/chart-part.tsx'));

type Props = { kundli: SavedKundli; onRemove: () => void };

/** One saved birth: opens as a kundli, shows today from it, or is deleted. */
export function SavedCard({ kundli: { id, request }, onRemove }: Props) {
  const [isOpen, setOpen] = useState(false);
  const today = `today-${id}`;
  const { name, dob, birthTime, location } = request;
  const [day, month, year] = dob.split(/[-/]/);
  return (
    <li className={`facet-card flex flex-col border border-line bg-surface ${isOpen ? 'md:col-span-2' : ''}`}>
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
            <ChartPart part="today" request={request} level="h3" />
          </Suspense>
        )}
      </div>
    </li>
  );
}

/** The lagna, or the Moon's rashi without a time. */
function Sign({ id, request }: Pick<SavedKundli, 'id' | 'request'>) {
  const { data: reply } = useQuery({
    queryKey: ['kundlis', id],
    queryFn: () => shop(makeKundliRoute, { body: inLanguage(request) }),
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

/** A small chart: its first house is highlighted only with a birth time. Decorative. */
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
      {lit && <path d="M24 3L34.5 13.5 24 24 13.5 13.5Z" className="fill-kesar-400/60 stroke-none" />}
      <path d="M3 3H45V45H3ZM3 3L45 45M45 3L3 45M24 3L3 24L24 45L45 24Z" strokeWidth={0.9} />
    </svg>
  );
}
