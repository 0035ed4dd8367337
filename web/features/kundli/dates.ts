import { indiaZone } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';
import { dateFormat } from '../../date-format.ts';

const zone = { timeZone: indiaZone } as const;
const date = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const day = dateFormat(language.dates, { ...zone, ...date });
const moment = dateFormat(language.dates, { ...zone, ...date, ...clock });
/** Formats the UTC offset, 'GMT+05:30': it differed during the war and before 1906. */
const zoneName = dateFormat('en', { ...zone, timeZoneName: 'longOffset' });
const wall = dateFormat(language.dates, { timeZone: 'UTC', ...date });

const month = dateFormat(language.dates, {
  timeZone: 'UTC',
  month: 'long',
  year: 'numeric',
});

const parts =
  /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|([+-])(\d{2}):(\d{2})(?::(\d{2}))?)$/;

/**
 * ISO 8601 to ms since 1970. Unlike Date it parses offsets with seconds, which historic local times
 * have.
 */
export function instantOf(iso: string): number {
  const [, , , sign, hours, minutes, seconds = '0'] = parts.exec(iso) ?? [];
  if (!sign) return Date.parse(iso);
  const offset = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return Date.parse(`${iso.slice(0, 19)}Z`) - (sign === '+' ? 1 : -1) * offset * 1000;
}

/** A date in India, '14 Aug 1995'. */
export function formatKundliDay(iso: string): string {
  return day().format(instantOf(iso));
}

/**
 * Date and time in India, '14 Aug 1995, 07:40 IST', or '15 Aug 1943, 10:30 (UTC+06:30)' where
 * India's offset was not that of IST.
 */
export function formatKundliMoment(iso: string): string {
  const instant = instantOf(iso);
  const name =
    zoneName()
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${moment().format(instant)} ${name === 'GMT+05:30' ? 'IST' : `(${name.replace('GMT', 'UTC')})`}`;
}

/** The date at the birthplace, '14 Aug 1995'. */
export function localDay(iso: string): string {
  return wall().format(Date.parse(`${iso.slice(0, 10)}T00:00:00Z`));
}

/** The month at the birthplace, 'March 2031'. */
export function formatMonth(iso: string): string {
  return month().format(Date.parse(`${iso.slice(0, 10)}T00:00:00Z`));
}

/** Date and local time at the birthplace, '14 Aug 1995, 07:40 (UTC+05:30)'. */
export function localMoment(iso: string): string {
  const [, , time = '', sign = '+', hours = '00', minutes = '00', seconds] = parts.exec(iso) ?? [];
  return `${localDay(iso)}, ${time} (UTC${sign}${hours}:${minutes}${seconds ? `:${seconds}` : ''})`;
}

/** Whether the local time at the birthplace differed from India's. */
export function differsFromIndia(iso: string): boolean {
  return (
    !moment().format(instantOf(iso)).endsWith(iso.slice(11, 16)) ||
    day().format(instantOf(iso)) !== localDay(iso)
  );
}
