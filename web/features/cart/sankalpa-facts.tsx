import type { Sankalpa } from '@jyotiratna/contract';
import { setting as words } from '#messages/catalogue/setting.ts';
import { formatWeekday } from '../orders/dates.ts';

/** For whom and for which day a stone is energised, in the words of its buyer. Personal: for the buyer alone. */
export function SankalpaFacts({ sankalpa }: { sankalpa: Sankalpa }) {
  const { name, gotra, nakshatra, day, sankalpa: intention } = sankalpa;
  const rows = [
    [words.name, name],
    [words.gotra, gotra],
    [words.nakshatra, nakshatra],
    [words.day, day && formatWeekday(day)],
    [words.sankalpa, intention],
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
