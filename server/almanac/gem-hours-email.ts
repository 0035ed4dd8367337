import { type GemHours, type GemWindow, type Locale, languages } from '@jyotiratna/contract';
import { gemHoursMessages } from '@jyotiratna/messages/every-language/almanac.ts';
import { emailMessages } from '@jyotiratna/messages/every-language/mails.ts';
import type { Email } from '../platform/mail/email.ts';
import { upperOf } from './gem-calendar.ts';

/** As many windows as are read in a mail; the calendar file that comes with it has all of them. */
const max = 8;

/** The next times to put on a stone that came with an order. `url` is the order's page. */
export function gemHoursEmail(hours: GemHours, url: string, locale: Locale): Email {
  const { graha, place, days, sunless, wearer, consultFirst } = hours;
  const words = gemHoursMessages[locale];
  const { gemHours: mail, order, because } = emailMessages[locale];
  const name = words.grahas[graha];
  const windows = upperOf(hours)
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
    .slice(0, max);
  return {
    subject: mail.subject(name),
    preview: mail.preview,
    heading: mail.subject(name),
    blocks: [
      { kind: 'text', text: mail.text },
      {
        kind: 'text',
        text: [
          words.of(place.name, place.timezone, days),
          ...(wearer ? [words.personal] : []),
          ...(sunless > 0 ? [words.sunless(sunless)] : []),
        ].join(' '),
      },
      ...(windows.length > 0
        ? [
            {
              kind: 'rows' as const,
              title: mail.title,
              rows: windows.map((window) => ({
                label: whenOf(window, locale),
                value: words.tiers[window.tier],
                strong: window.tier === 'best',
              })),
            },
            { kind: 'text' as const, text: mail.file },
          ]
        : [{ kind: 'text' as const, text: words.empty }]),
      { kind: 'text', text: consultFirst ? `${words.consult} ${words.custom}` : words.custom },
      { kind: 'action', label: order.see, url },
    ],
    reason: because.gemHours,
  };

  function whenOf({ date, start, end }: GemWindow, of: Locale): string {
    const day = new Intl.DateTimeFormat(languages[of].dates, { timeZone: 'UTC', dateStyle: 'full' }).format(
      new Date(`${date}T00:00:00Z`),
    );
    return words.when(day, minuteOf(start), minuteOf(end));
  }
}

/** '16:07' of the place's clock, rounded as on the page. */
function minuteOf(iso: string): string {
  const shown = Date.parse(`${iso.slice(0, 19)}Z`);
  return new Date(Math.round(shown / 60_000) * 60_000).toISOString().slice(11, 16);
}
