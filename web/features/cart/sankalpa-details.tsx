import type { Sankalpa } from '@jyotiratna/contract';
import { setting as copy } from '#messages/catalogue/setting.ts';
import { formatWeekday } from '../orders/dates.ts';

/**
 * The beneficiary and the date of a stone's energisation, as entered by its buyer. Personal data:
 * displayed only to the buyer.
 */
export function SankalpaDetails({ sankalpa }: { sankalpa: Sankalpa }) {
  const { name, gotra, nakshatra, day, sankalpa: intention } = sankalpa;
  const rows = [
    [copy.name, name],
    [copy.gotra, gotra],
    [copy.nakshatra, nakshatra],
    [copy.day, day && formatWeekday(day)],
    [copy.sankalpa, intention],
  ].filter(([, text]) => text);
  return (
    <dl className="grid gap-x-4 gap-y-0.5 text-small sm:grid-cols-[auto_minmax(0,1fr)]">
      {rows.map(([label, text]) => (
        <div key={label} className="contents">
          <dt className="text-text-2">{label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere max-sm:mb-1">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
