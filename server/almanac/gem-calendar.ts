import { type GemHours, type GemWindow, type Graha, sourceLocale } from '@jyotiratna/contract';
import { gemHoursMessages } from '@jyotiratna/messages/every-language/almanac.ts';
import type { Deps } from '../platform/deps.ts';
import { type GemQuery, gemHours } from './gem-hours.ts';
import { dateStamp, escapeText, uidOf, writeCalendar } from './write-calendar.ts';

/**
 * The muhurtas for a graha's stone as an iCalendar file: those of the upper two tiers, or if there
 * are none in the period, all others. A window's UID is stable.
 * @throws ShopError as `gemHours`
 */
export function gemCalendar(deps: Pick<Deps, 'places' | 'clock'>, query: GemQuery): string {
  const { language = sourceLocale } = query;
  const { windows, graha, place, next, consultFirst } = gemHours(deps, query);
  const labels = gemHoursMessages[language];
  const created = deps.clock.now();
  const best = upperOf({ windows, next });
  const descriptions = consultFirst ? [labels.consult, labels.custom] : [labels.custom];
  return writeCalendar(
    'Gem hours',
    language,
    best.flatMap((window) => [
      'BEGIN:VEVENT',
      uidOf(`${stamp(window.start)}-${graha}`, place),
      dateStamp(created),
      `DTSTART:${stamp(window.start)}`,
      `DTEND:${stamp(window.end)}`,
      `SUMMARY:${escapeText(`${labels.titleOf(labels.grahas[graha])}: ${labels.tiers[window.tier]}`)}`,
      `DESCRIPTION:${escapeText([reasonsOf(window, labels.reasons), ...descriptions].join('\n'))}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
  );
}

/** The windows of the upper two tiers; all of them if there are none of those in the period. */
export function upperOf({ windows, next }: Pick<GemHours, 'windows' | 'next'>): GemWindow[] {
  return (next.best ?? next.good) ? windows.filter(({ tier }) => tier !== 'allowed') : windows;
}

/** The file name: 'gem-hours-saturn.ics'. */
export function gemCalendarName(graha: Graha): string {
  return `gem-hours-${graha.toLowerCase()}.ics`;
}

function reasonsOf(
  { reasons }: GemWindow,
  labels: Readonly<Record<GemWindow['reasons'][number], string>>,
): string {
  return reasons.map((reason) => labels[reason]).join(', ');
}

/** Formats an instant in the iCalendar format: 20261122T012137Z. */
function stamp(iso: string): string {
  return Temporal.Instant.from(iso).toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
}
