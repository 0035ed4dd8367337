import { type GemHours, type GemWindow, type Graha, sourceLocale } from '@jyotiratna/contract';
import { gemHoursMessages } from '@jyotiratna/messages/every-language/almanac.ts';
import type { Deps } from '../platform/deps.ts';
import { type GemQuery, gemHours } from './gem-hours.ts';
import { dateStamp, escapeText, uidOf, writeCalendar } from './write-calendar.ts';

/**
 * The windows for a graha's stone as an iCalendar file: those of the two upper tiers, or where these days have none of
 * them, the others. The same window keeps its UID.
 * @throws ShopError as `gemHours`
 */
export function gemCalendar(deps: Pick<Deps, 'places' | 'clock'>, query: GemQuery): string {
  const { language = sourceLocale } = query;
  const { windows, graha, place, next, consultFirst } = gemHours(deps, query);
  const words = gemHoursMessages[language];
  const created = deps.clock.now();
  const shown = upperOf({ windows, next });
  const notes = consultFirst ? [words.consult, words.custom] : [words.custom];
  return writeCalendar(
    'Gem hours',
    language,
    shown.flatMap((window) => [
      'BEGIN:VEVENT',
      uidOf(`${stamp(window.start)}-${graha}`, place),
      dateStamp(created),
      `DTSTART:${stamp(window.start)}`,
      `DTEND:${stamp(window.end)}`,
      `SUMMARY:${escapeText(`${words.titleOf(words.grahas[graha])}: ${words.tiers[window.tier]}`)}`,
      `DESCRIPTION:${escapeText([reasonsOf(window, words.reasons), ...notes].join('\n'))}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
  );
}

/** The windows of the two upper tiers; all of them where these days have none of those. */
export function upperOf({ windows, next }: Pick<GemHours, 'windows' | 'next'>): GemWindow[] {
  return (next.best ?? next.good) ? windows.filter(({ tier }) => tier !== 'allowed') : windows;
}

/** What the file is called: 'gem-hours-saturn.ics'. */
export function gemCalendarName(graha: Graha): string {
  return `gem-hours-${graha.toLowerCase()}.ics`;
}

function reasonsOf({ reasons }: GemWindow, words: Readonly<Record<GemWindow['reasons'][number], string>>): string {
  return reasons.map((reason) => words[reason]).join(', ');
}

/** 20261122T012137Z */
function stamp(iso: string): string {
  return Temporal.Instant.from(iso).toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
}
